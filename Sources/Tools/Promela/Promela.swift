import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// Writes the state machine of a preset as a model for SPIN, and each model with a fault into a
/// subfolder: `promela PRESET DIR [FAULT…]`.
@main
enum Promela {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst().map { $0 }
    let faults = words.dropFirst(2).map { MachineFault(rawValue: $0) }
    guard words.count > 1, let preset = Preset.named(words[0]), !faults.contains(nil) else {
      let names = MachineFault.allCases.map(\.rawValue).joined(separator: "|")
      FileHandle.standardError.write(Data("usage: promela PRESET DIR [\(names)]…\n".utf8))
      exit(2)
    }
    let file = SourceFile(name: "\(preset.name).refresh.yml", text: preset.text)
    var loader = SpecLoader(context: SpecContext())
    guard let control = loader.load(file).controls.first else { exit(1) }
    let export = PromelaExport(control.behavior)
    let folder = URL(fileURLWithPath: words[1])
    try write(export, to: folder)
    for fault in faults.compactMap({ $0 }) {
      try write(export.with(fault), to: folder.appendingPathComponent(fault.rawValue))
    }
    print("\(export.stateCount) states of the machine of \(preset.name)")
  }

  private static func write(_ export: PromelaExport, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = [
      "names.pml": export.names, "machine.h": export.tables, "results": export.results,
    ]
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
