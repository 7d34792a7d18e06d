import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct IndistinctAppearance: ControlRule {
  package static let metadata = RuleMetadata(
    "indistinct-appearance",
    .warning,
    "Important phase with the appearance of the control at rest.",
    reason: """
      The control still asks for a pull, although it is busy, has failed or has no more data.
      """,
    bad: """
      states: {idle: {title: Pull to refresh}, refreshing: {color: label}, all: {color: label}}
      """,
    good: """
      states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}
      """
  )

  /// The keys that show motion, which tells a busy control from one at rest.
  private static let moving = [KeyName.indicator, .images, .image, .view]
  /// The keys of a state that have no visible effect by themselves.
  private static let unseen: Set = [KeyName.spokenText.name, KeyName.frameDuration.name]
  /// The visible keys of a state.
  private static let seen = SpecLanguage.state.table.names.filter { !unseen.contains($0) }
    .map { KeyName($0) }

  /// Compares the phases that people have to notice with `idle`.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    busy(subject) + failed(subject) + exhausted(subject)
  }

  private static func busy(_ subject: RuleSubject) -> [Diagnostic] {
    guard haveSameAppearance(subject, .refreshing, .idle), subject.showsAnything(in: .refreshing),
      !moving.contains(where: { subject.shows($0, in: .refreshing) })
    else { return [] }
    return finding(
      subject,
      at: place(subject, .refreshing)?.keyRange,
      "'refreshing' has the same appearance as 'idle'",
      expected: "an 'indicator' or another 'title' in 'refreshing'"
    )
  }

  /// A `failed` appearance has to differ from `refreshing` before it, and from `idle`.
  private static func failed(_ subject: RuleSubject) -> [Diagnostic] {
    guard let state = subject.own(state: RefreshPhase.failed.name),
      subject.showsAnything(in: .failed), !subject.shows(.view, in: .failed)
    else { return [] }
    let other = [RefreshPhase.idle, .refreshing].first { haveSameAppearance(subject, .failed, $0) }
    guard let other else { return [] }
    return finding(
      subject,
      at: state.keyRange,
      "'failed' has the same appearance as \(SafeText.quote(other.name))",
      expected: "a 'title' that reports the failure, such as 'Could not refresh'"
    )
  }

  private static func exhausted(_ subject: RuleSubject) -> [Diagnostic] {
    let cause =
      subject.own(state: RefreshPhase.exhausted.name)
      ?? subject.own(.exhaustedAllowed)
    guard let cause, subject.isReachable(.exhausted), subject.showsAnything(in: .exhausted),
      !subject.shows(.view, in: .exhausted), haveSameAppearance(subject, .exhausted, .idle)
    else { return [] }
    return finding(
      subject,
      at: cause.keyRange,
      "'exhausted' has the same appearance as 'idle'",
      expected: "a 'title' for 'exhausted' in 'states', such as 'No more'"
    )
  }

  /// The state of the spec that sets the appearance of a phase.
  private static func place(_ subject: RuleSubject, _ phase: RefreshPhase) -> Field? {
    subject.own(state: phase.name) ?? subject.own(state: "all")
      ?? subject.own(state: RefreshPhase.idle.name)
  }

  private static func haveSameAppearance(
    _ subject: RuleSubject,
    _ phase: RefreshPhase,
    _ other: RefreshPhase
  ) -> Bool {
    let states = subject.control.states
    return seen.allSatisfy { states.value($0, in: phase) == states.value($0, in: other) }
  }
}
