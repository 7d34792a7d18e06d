// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RefreshWorld

/// The files of scenes in `Tests/iOS/Scenes`: a comment of one line is the title of the scene below it, up to a blank
/// line.
@MainActor
public enum SceneFile {
  /// A scene, once for each pair of its controls, with its title.
  public typealias Found = (title: String, scenes: [RandomScene])

  /// Scenes that the fuzzer has found, as short as they got; each failed before the adapter was fixed.
  public static let found = read("found")

  /// The scenes of the catalog that are files; one whose app is code is Swift.
  public static let catalog = groups.flatMap { read($0) }

  /// The files of the catalog, each with a group of its entries.
  private static let groups: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "events" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { $0 != "found" }
      .sorted()
    } catch {
      stop(error)
    }
  }()

  /// The scenes of the device check, one in each file, which is its title.
  public static let devices: [(file: URL, scenes: [RandomScene])] = {
    do {
      let folder = root.appendingPathComponent("Device/Events")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { name in
        let file = folder.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        return (file, try scenes(in: text[...], of: file, title: name, read: RandomScene.scenes))
      }
    } catch {
      stop(error)
    }
  }()

  private static let root = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = root.appendingPathComponent("Scenes")

  static func read(_ name: String) -> [Found] {
    read(name, by: RandomScene.scenes).map { (title: $0, scenes: $1) }
  }

  /// What a reader makes of each scene of a file, with its title.
  static func read<Read>(_ name: String, by read: @MainActor (String) throws -> Read) -> [(
    String, Read
  )] {
    let file = folder.appendingPathComponent("\(name).events")
    do {
      let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
      return try blocks.dropFirst().map { block in
        let title = String(block.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " })
        return (title, try scenes(in: block, of: file, title: title, read: read))
      }
    } catch {
      stop(error)
    }
  }

  private static func scenes<Read>(
    in text: Substring,
    of file: URL,
    title: String,
    read: @MainActor (String) throws -> Read
  ) throws -> Read {
    do {
      return try read(String(text))
    } catch let error as EventError {
      let line = text.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") }
      throw Unreadable(text: "\(file.path): '\(title)', line \(line + 1): \(error.message)")
    }
  }

  /// An unreadable file must not count as one without scenes.
  private static func stop(_ error: any Error) -> Never {
    print("error: \(error)")
    exit(1)
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
