import Foundation
import RefreshDiagnostics
import RefreshSpec

/// Writes valid specs that use the whole language at random: `random-specs SEED COUNT FOLDER`.
@main
enum RandomSpecs {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let seed = UInt64(arguments[1]), let count = Int(arguments[2])
    else {
      print("usage: random-specs SEED COUNT FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[3])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var writer = SpecWriter(seed: seed)
    var keys: Set<String> = []
    for number in 1...count {
      let text = writer.validSpec(named: "Random\(number)")
      keys.formUnion(writer.keys)
      let url = folder.appendingPathComponent("random\(number).refresh.yml")
      try Data(text.utf8).write(to: url)
    }
    let all = SpecWriter.allKeys
    print("\(count) specs with \(keys.count) of \(all.count) keys; seed \(seed)")
    let missing = all.subtracting(keys).sorted()
    if !missing.isEmpty { print("without: \(missing.joined(separator: ", "))") }
  }
}
