import Foundation
import RandomSpecs

/// Writes random valid specs that use the whole spec language, with all controls in one module:
/// `random-specs SEED COUNT FOLDER [CONTROLS-PER-FILE]`.
@main
enum RandomSpecsTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    let perFile = arguments.count > 4 ? Int(arguments[4]) : 1
    guard (4...5).contains(arguments.count), let seed = UInt64(arguments[1]),
      let count = Int(arguments[2]), count > 0, let perFile, perFile > 0
    else {
      print("usage: random-specs SEED COUNT FOLDER [CONTROLS-PER-FILE]")
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[3])
    var writer = SpecWriter(seed: seed)
    var keys: Set<String> = []
    for first in stride(from: 0, to: count, by: perFile) {
      let number = first / perFile + 1
      var controls: [String] = []
      guard let bases = writer.startFile(number) else { noSpec(writer, seed) }
      for (path, text) in bases.texts {
        try write(text, to: folder.appendingPathComponent(path))
      }
      for _ in first..<min(first + perFile, count) {
        guard let spec = writer.validSpec() else { noSpec(writer, seed) }
        controls.append(spec)
        keys.formUnion(writer.keys)
      }
      let file = folder.appendingPathComponent("random\(number).refresh.yml")
      try write(controls.joined(separator: "---\n"), to: file)
    }
    print("\(count) controls with \(keys.count) of \(SpecWriter.allKeys.count) keys; seed \(seed)")
  }

  private static func noSpec(_ writer: SpecWriter, _ seed: UInt64) -> Never {
    print("error: found no valid spec with the key '\(writer.wanted)'; the seed is \(seed)")
    exit(1)
  }

  private static func write(_ text: String, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
