// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import UIKit
/// All scenes, by the entries of the catalog.
@MainActor
public enum Scenes {
  public static let all: [Scene] =
    numbers + owners + offsets + fingers + bars + keyboards + contents + lives + swiftUI

  /// The entries of the catalog: each has to have a scene.
  public nonisolated static let entries: [String] =
    ids("A", 4) + ids("B", 10) + ids("C", 11) + ids("D", 13) + ids("E", 7) + ids("F", 6)
    + ids("G", 9) + ids("H", 13) + ids("S", 9)

  private nonisolated static func ids(_ letter: String, _ count: Int) -> [String] {
    (1...count).map { "\(letter)\($0)" }
  }
}
