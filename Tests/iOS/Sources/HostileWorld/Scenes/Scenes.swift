// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// All scenes, by the entries of the catalog.
@MainActor
public enum Scenes {
  public static let all: [Scene] =
    numbers + owners + offsets + fingers + bars + keyboards + contents + lives + ends + times
    + levels + swiftUI + motions + senses + layouts + turns
    + SceneFile.bodies
}
