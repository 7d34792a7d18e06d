import Foundation
import RefreshDiagnostics
import RefreshLanguage

/// Writes valid specs that use the whole language at random, all for one module:
/// `random-specs SEED COUNT FOLDER [CONTROLS-PER-FILE]`.
@main
enum RandomSpecs {
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
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var writer = SpecWriter(seed: seed)
    var keys: Set<String> = []
    for first in stride(from: 0, to: count, by: perFile) {
      var controls: [String] = []
      writer.startFile()
      for _ in first..<min(first + perFile, count) {
        guard let spec = writer.validSpec() else {
          print("error: no spec with the key \(writer.wanted) is valid; seed \(seed)")
          exit(1)
        }
        controls.append(spec)
        keys.formUnion(writer.keys)
      }
      let url = folder.appendingPathComponent("random\(first / perFile + 1).refresh.yml")
      try Data(controls.joined(separator: "---\n").utf8).write(to: url)
    }
    print("\(count) controls with \(keys.count) of \(SpecWriter.allKeys.count) keys; seed \(seed)")
  }
}
