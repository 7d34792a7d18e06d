import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshWorld

struct BrokenInvariant: ControlRule {
  static let metadata = RuleMetadata(
    "broken-invariant",
    isEssential: true,
    summary: "Sequence of events that brings the control into an invalid state.",
    reason: "The control could get stuck, run its action twice or leave an inset behind.",
    remedy: """
      Change the keys that the notes point to. If there are no notes, this is a bug in refreshgen; \
      please report it together with the spec.
      """
  )

  /// Reports the invariant that the proof found violated, if any.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard let violation = subject.facts?.violation else { return [] }
    let invariant = violation.invariant
    return [
      finding(
        in: subject.file,
        at: subject.control.nameRange ?? SourceRange(at: .start),
        message: "invariant \(invariant.rawValue) does not hold after: \(violation.witness.words)",
        expected: "that \(invariant.summary)",
        notes: invariant.keys.compactMap { key in
          subject.own(key)?.keyRange.map { range in
            Diagnostic.Note(
              message: "this key is one of the causes",
              file: subject.file.name,
              range: range
            )
          }
        }
      )
    ]
  }
}

extension Invariant {
  /// The keys of a spec that decide whether the invariant holds.
  fileprivate var keys: [KeyName] {
    switch self {
    case .insetAtRest, .followsInsets: [.style, .insetWhileRefreshing]
    case .oneAction, .ownSide: [.trigger, .exclusive, .interruptible]
    case .actionInRefresh: [.action, .timing]
    case .callOrder, .oneCompletion: [.timing, .action, .timeout]
    case .exhaustedStays: [.exhausted]
    case .comesToRest: [.timeout, .timing, .outcome, .style]
    case .ownLoad: [.action, .timing, .outcome, .secondLevel]
    case .nothingLeft, .roomUnderFinger: [.timing, .outcome, .style]
    }
  }
}
