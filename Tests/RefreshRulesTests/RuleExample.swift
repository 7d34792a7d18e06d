import RefreshDiagnostics
import RefreshExploration
import RefreshRules

/// The examples in the description of a rule.
enum RuleExample {
  /// An example as a whole spec: where it is only some lines, with the keys that every spec needs.
  static func spec(_ text: String) -> String {
    let isWhole = text.contains("refreshgen: 1") || text.hasPrefix("# later")
    guard !isWhole else { return text + "\n" }
    // A control that shows nothing is a fault of its own.
    let shows = text.contains("states:") || text.contains("preset:")
    let states = shows ? "" : "states: {refreshing: {indicator: medium}}\n"
    return "refreshgen: 1\ncontrol: FeedHeader\n\(text)\n\(states)"
  }

  /// What is found in an example: of a project file, where it names specs.
  static func findings(_ text: String) -> [Diagnostic] {
    let file = SourceFile(name: "a.refresh.yml", text: spec(text))
    return text.contains("\nspecs:")
      ? ProjectLoader.load(file).diagnostics
      : SpecLoader.load(file, proofs: .ofAllTests).diagnostics
  }
}

extension ProofLibrary {
  /// The proofs of all tests here: many specs behave alike, and each proof takes a while.
  static let ofAllTests = ProofLibrary()
}
