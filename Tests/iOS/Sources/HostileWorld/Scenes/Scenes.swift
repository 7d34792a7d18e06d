// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// All scenes, by the entries of the catalog.
@MainActor
public enum Scenes {
  /// The scenes of files, and those whose app is code.
  public static let all: [Scene] =
    SceneFile.catalog.map { Scene($0) } + numbers + owners + offsets + fingers + keyboards
    + contents + lives + ends + times + swiftUI + motions + senses + layouts + turns
}
