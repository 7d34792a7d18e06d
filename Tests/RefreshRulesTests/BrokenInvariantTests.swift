import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld
import Testing

@testable import RefreshExploration
@testable import RefreshRules

/// Checks the rule for violations, none of which the prover finds in the state machine as it is.
@Suite("The rule broken-invariant")
struct BrokenInvariantTests {
  private static func findings(_ facts: ProofFacts) -> [Diagnostic] {
    let subject = RuleSubject(
      control: ControlSpec(map: MapValue()),
      own: MapValue(),
      preset: MapValue(),
      bases: [],
      isBase: false,
      sharedColors: MapValue(),
      file: SourceFile(name: "a.refresh.yml", text: "refreshgen: 1\ncontrol: A\n"),
      facts: facts
    )
    return BrokenInvariant.findings(in: subject)
  }

  @Test("the rule broken-invariant reports the invariant that a proof found violated")
  func violation() {
    var facts = ProofFacts(phases: [])
    #expect(Self.findings(facts) == [])
    let start = ScrollReading(offset: 0, viewport: 600, content: 2000)
    facts.violation = Proof.Violation(
      invariant: .comesToRest,
      witness: Witness(start: start, stimuli: [])
    )
    let findings = Self.findings(facts)
    #expect(findings.map(\.id) == ["broken-invariant"])
    #expect(findings.first?.message.hasPrefix("invariant I6 does not hold") == true)
  }
}
