import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks that one slip in any word of the language is one error that names the right word.
@Suite("A slip")
struct MistypingTests {
  @Test("a slip in a word of a spec", arguments: WordPlace.all(in: SpecLanguage.control.table))
  func spec(_ place: WordPlace) {
    #expect(Self.errors(place.spec(place.word)) == [])
    for slip in place.word.slips where !place.alternatives.contains(slip) {
      let errors = Self.errors(place.spec(slip))
      // A slip may be a former name.
      let isFormer = errors.first?.remedy?.contains("'\(place.word)', the new name") == true
      let isExplained =
        errors.count == 1 && (isFormer || errors[0].suggestions.contains(place.word))
      #expect(isExplained, "\(slip): \(errors.map { "\($0.message) \($0.suggestions)" })")
    }
  }

  private static func errors(_ text: String) -> [Diagnostic] {
    var loader = SpecLoader(context: SpecContext(proves: false))
    return loader.load(SourceFile(name: "a.yml", text: text)).diagnostics
      // A tap also needs a style, and a second level two numbers that fit the trigger distance.
      .filter { $0.severity == .error && !$0.message.hasSuffix("in 'secondLevel'") }
      .filter { !["untappable-control", "unreachable-second-level"].contains($0.id.name) }
  }
}
