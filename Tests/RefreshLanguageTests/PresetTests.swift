import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@Suite("Presets")
struct PresetTests {
  @Test("is a spec without a fault", arguments: Preset.all.map(\.name))
  func valid(_ name: String) throws {
    let preset = try #require(Preset.named(name))
    let file = SourceFile(name: "\(name).refresh.yml", text: preset.text)
    let spec = SpecLoader.load(file)
    // Libraries end no refresh on their own; a control that copies one says so.
    let isEndless = spec.controls.first?.behavior.timing.timeout == .infinity
    let findings = spec.diagnostics.filter { !isEndless || $0.id != "unending-refresh" }
    #expect(TextRenderer(file: file).text(of: findings) == "")
    #expect(spec.controls.count == 1)
  }

  @Test("a base passes all of its keys to a spec that names it", arguments: Preset.all.map(\.name))
  func inherited(_ name: String) throws {
    let text = "refreshgen: 1\ncontrol: Mine\npreset: \(name)\n"
    let mine = try #require(
      SpecLoader.load(SourceFile(name: "a.refresh.yml", text: text)).controls.first
    )
    let preset = try #require(Preset.named(name))
    let own = try #require(
      SpecLoader.load(SourceFile(name: "b.refresh.yml", text: preset.text)).controls.first
    )
    #expect(mine.name == "Mine")
    #expect(mine.behavior == own.behavior)
    #expect(mine.appearances == own.appearances)
  }

  @Test("has a timeout, unless it reproduces a library", arguments: Preset.all.map(\.name))
  func timeout(_ name: String) throws {
    let libraries = [
      "mjrefresh", "sv", "ego", "xdrefresh", "espulltorefresh", "kafkarefresh", "uirefreshcontrol",
    ]
    guard !libraries.contains(where: name.hasPrefix) else { return }
    let settings = try #require(Preset.named(name)).settings
    #expect(ControlSpec(map: settings).behavior.timing.timeout == 30)
  }

  @Test(
    "claims success after no other outcome",
    arguments: Preset.all.map(\.name),
    [RefreshOutcome.failure, .cancelled]
  )
  func honest(_ name: String, _ outcome: RefreshOutcome) throws {
    let settings = try #require(Preset.named(name)).settings
    let appearances = ControlSpec(map: settings).appearances
    let claims = ["up to date", "updated", "refreshed", "done", "success", "complete"]
    for phase in [RefreshPhase.ending, .idle, .failed] {
      let appearance = appearances[Int(RefreshState(phase: phase, after: outcome).rawValue)]
        .appearance
      let texts = [appearance.title, appearance.subtitle, appearance.accessibilityLabel]
      for text in texts.compactMap(\.self) {
        #expect(!claims.contains { text.lowercased().contains($0) }, "\(phase): \(text)")
      }
    }
  }

  @Test("have an example each, in examples/presets and in Package.swift")
  func examples() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("examples/presets").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".refresh.yml") }.map { String($0.dropLast(12)) }.sorted()
    // Specs rely on presets, so nothing removes the example of a preset that was removed or renamed.
    #expect(
      Preset.all.map(\.name).sorted() == names,
      "run `make examples` for a new preset; removing or renaming a preset breaks specs"
    )
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name).refresh.yml", encoding: .utf8)
      #expect(text.hasSuffix("\npreset: \(name)\n"))
    }
    let package = root.appendingPathComponent("Package.swift")
    let list = names.map { "  \"\($0)\",\n" }.joined()
    #expect(
      try String(contentsOf: package, encoding: .utf8).contains("presetExamples = [\n\(list)]\n"),
      "run `make examples`, which lists the examples of presets in Package.swift"
    )
  }
}
