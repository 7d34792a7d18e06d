import RandomSpecs
import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshPreview
import RefreshRules
import Testing

@Suite("random specs")
struct RandomSpecsTests {
  @Test("the keys are those of the JSON Schema, inside of drawings, too")
  func allKeys() {
    let keys = ["trigger.when", "layer.system", "layer.repeat.count", "driver.to", "font.size"]
    #expect(Set(SpecWriter.allKeys).isSuperset(of: keys))
  }

  @Test("each key of the schema is in a valid spec", arguments: SpecWriter.allKeys)
  func validSpecs(_ key: String) {
    var writer = SpecWriter(seed: 1)
    #expect(writer.validSpec(with: key) != nil)
    #expect(writer.keys.contains(key))
  }

  @Test("what the schema allows, valid or not, is read, generated and drawn without a trap")
  func drafts() {
    for seed in 0..<40 {
      let text = SchemaWriter.text(seed: UInt64(seed))
      let file = SourceFile(name: "Feed.refresh.yml", text: text)
      var loader = SpecLoader(context: SpecContext(proves: false))
      let spec = loader.load(file)
      _ = TextRenderer(file: file).text(of: spec.diagnostics)
      _ = loader.fix(file)
      for control in spec.controls where !spec.hasErrors { _ = StateSheet(control: control).svg }
    }
  }

  @Test("the same seed writes the same specs, and another seed writes others")
  func seeds() {
    var (first, same, other) = (SpecWriter(seed: 7), SpecWriter(seed: 7), SpecWriter(seed: 8))
    let spec = first.validSpec()
    #expect(spec != nil && spec == same.validSpec())
    #expect(spec != other.validSpec())
  }
}
