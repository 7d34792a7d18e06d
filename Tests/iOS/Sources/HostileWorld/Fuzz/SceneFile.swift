// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import RefreshWorld

/// The files of scenes in `Tests/iOS/Scenes`: a comment of one line is the title of the scene below it, up to a blank
/// line.
@MainActor
public enum SceneFile {
  /// A scene, once for each pair of its controls, with its title.
  public typealias Found = (title: String, scenes: [RandomScene])

  /// Scenes that the fuzzer has found, as short as they got; each failed before the adapter was fixed.
  public static let found = read("found")

  static let keyboards = read("keyboards").map { Scene($0) }

  /// The scenes of a file, once for each pair of their controls.
  static func read(_ name: String) -> [Found] {
    scenes(of: name, read: RandomScene.scenes)
  }

  /// What a reader makes of each scene of a file, with its title.
  static func scenes<Read>(of name: String, read: (String) throws -> Read) -> [(
    title: String, scenes: Read
  )] {
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Scenes/\(name).events")
    do {
      let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
      return try blocks.dropFirst().map { block in
        let title = block.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
        do {
          return (String(title), try read(String(block)))
        } catch let error as EventError {
          let line = block.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") }
          throw Unreadable(text: "\(file.path): '\(title)', line \(line + 1): \(error.message)")
        }
      }
    } catch {
      // An unreadable file must not count as one without scenes.
      print("error: \(error)")
      exit(1)
    }
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
