import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage

struct CheckedControl {
  /// The control; `nil` if its document has errors.
  let control: ControlSpec?
  /// The findings in the document.
  let findings: [Diagnostic]

  /// Checks a control, unless its document has errors; `facts` are the results of its proof.
  init(
    inherited: InheritedControl,
    context: SpecContext,
    isBase: Bool,
    facts: ProofFacts?
  ) {
    control = inherited.control
    guard let control else {
      findings = inherited.findings
      return
    }
    let decoded = inherited.decoded
    let found = RuleRegistry.findings(
      in: RuleSubject(
        control: control,
        own: decoded.own,
        preset: inherited.base.settings,
        bases: inherited.base.chain.map(\.file),
        isBase: isBase,
        sharedColors: context.colors,
        file: decoded.file,
        facts: facts
      )
    )
    var findings = inherited.findings
    // Appending an empty array still allocates.
    if !found.isEmpty { findings += found }
    if let finding = context.bundleType(takenBy: control, in: decoded.file) {
      findings.append(finding)
    }
    self.findings = findings
  }
}

extension SpecContext {
  /// The finding for a control with the same name as the type in `bundle` of the project file.
  fileprivate func bundleType(takenBy control: ControlSpec, in file: SourceFile) -> Diagnostic? {
    guard let range = control.nameRange, let type = bundleType else { return nil }
    let isFacade = targetsObjectiveC && type == SwiftName.facade(of: control.name)
    guard type == control.name || isFacade else { return nil }
    let owner = isFacade ? "the Objective-C class of " : ""
    return ReservedName.finding(
      in: file,
      at: range,
      message:
        "\(owner)\(SafeText.quote(control.name)) is the type that 'bundle' names in the project file",
      remedy: "rename the control, or name another type in 'bundle'"
    )
  }
}
