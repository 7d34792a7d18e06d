package import RefreshDiagnostics
import RefreshLanguage
import RefreshExploration

/// A search over everything that can happen found a way to break the control.
package struct BrokenInvariant: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "broken-invariant",
    isEssential: true,
    "A search over everything that can happen found a way to break the control.",
    reason: "The control could get stuck, run its action twice or leave an inset behind."
  )

  /// Finds out whether the proof of the control failed.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard let violation = subject.facts?.violation else { return [] }
    let invariant = violation.invariant
    return [
      finding(
        subject.file,
        subject.control.nameRange ?? SourceRange(at: .start),
        "\(invariant.rawValue) does not hold: after \(violation.witness.words)",
        expected: "that \(invariant.summary)",
        notes: invariant.keys.compactMap { key in
          subject.own(key)?.keyRange.map { range in
            Diagnostic.Note("this has a part in it", file: subject.file.name, range: range)
          }
        }
      )
    ]
  }
}

extension Invariant {
  /// The keys of a spec that decide whether it holds.
  fileprivate var keys: [KeyName] {
    switch self {
    case .insetAtRest, .followsInsets: [.style, .insetWhileRefreshing, .ignoredInset]
    case .oneAction, .ownSide: [.trigger, .exclusive, .interruptible]
    case .actionInRefresh: [.action, .animation]
    case .callOrder, .oneCompletion: [.animation, .action, .timeout]
    case .exhaustedStays: [.exhausted]
    case .comesToRest: [.timeout, .animation, .style]
    case .nothingLeft: [.animation, .style]
    }
  }
}
