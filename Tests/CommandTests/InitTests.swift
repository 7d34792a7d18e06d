import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks the spec that `init` writes.
@Suite("init")
struct InitTests {
  static let presets = [String?.none] + Preset.all.map { $0.name }

  @Test("init explains keys in comments that are fine as keys, too", arguments: presets)
  func comments(_ preset: String?) throws {
    let sketch = SpecSketch(
      name: "FeedHeader",
      preset: preset,
      settings: preset.flatMap(Preset.named)?.settings ?? MapValue()
    ).text
    let text = sketch.replacing(#/(?m)^# (?=[ a-zA-Z]+:( |$))/#, with: "")
      .replacing(#/(?m)^preset: .*\n/#, with: "")
    let file = SourceFile(name: "a.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    #expect(!spec.hasErrors, "\(spec.diagnostics)\n\(text)")
    let control = try #require(spec.controls.first)
    let settings = control.settings
    #expect(settings.entries.count == SpecLanguage.control.table.names.count - 1)
    for key in SpecLanguage.control.table.keys {
      guard let inner = SpecLanguage.control.schema(of: key.name) else { continue }
      let map = settings.map(key.id)
      #expect(inner.table.keys.filter { map[$0.id] == nil }.map(\.name) == [])
    }
    let all = settings.map(.states).map(.all)
    #expect(SpecLanguage.state.table.keys.filter { all[$0.id] == nil }.map(\.name) == [])
  }

  @Test("init names every key of a control, with its default value")
  func complete() {
    let text = SpecSketch(name: "A").text
    #expect(text.contains("#   resetsOnOppositeRefresh: true "))
    for key in SpecLanguage.control.table.names {
      #expect(
        text.contains("\n# \(key):") || text.contains("\n\(key):") || text.hasPrefix("\(key):")
      )
    }
  }
}
