import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// A phase that people have to notice looks like the control at rest.
package struct IndistinctAppearance: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "indistinct-appearance",
    .warning,
    "A phase that people have to notice looks like the control at rest.",
    reason: "The control goes on to ask for a pull, though it is busy or has no more data.",
    bad: """
      states: {idle: {title: Pull to refresh}, refreshing: {color: label}, all: {color: label}}
      """,
    good: """
      states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}
      """
  )

  /// What moves or may move by itself, so that nobody takes it for a control at rest.
  private static let lively = [KeyName.indicator, .images, .image, .view]
  /// The keys of a state that nobody sees.
  private static let unseen: Set = [KeyName.spokenText.name, KeyName.frameDuration.name]
  /// The keys of a state that are seen.
  private static let seen = SpecLanguage.state.table.names.filter { !unseen.contains($0) }
    .map { KeyName($0) }

  /// Compares the phases with the one at rest.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    busy(subject) + failed(subject) + exhausted(subject)
  }

  private static func busy(_ subject: RuleSubject) -> [Diagnostic] {
    guard looksAlike(subject, .refreshing, .idle), subject.showsAnything(in: .refreshing),
      !lively.contains(where: { subject.shows($0, in: .refreshing) })
    else { return [] }
    return finding(
      subject,
      at: place(subject, .refreshing)?.keyRange,
      "'refreshing' looks just like 'idle'",
      expected: "an 'indicator' or another 'title'"
    )
  }

  /// What a spec itself says of a failure has to be told from the refresh before it, and from rest.
  private static func failed(_ subject: RuleSubject) -> [Diagnostic] {
    guard let state = subject.own(state: RefreshPhase.failed.name),
      subject.showsAnything(in: .failed), !subject.shows(.view, in: .failed)
    else { return [] }
    let other = [RefreshPhase.idle, .refreshing].first { looksAlike(subject, .failed, $0) }
    guard let other else { return [] }
    return finding(
      subject,
      at: state.keyRange,
      "'failed' looks just like \(SafeText.quote(other.name))",
      expected: "a 'title' that tells of the failure, such as 'Could not refresh'"
    )
  }

  private static func exhausted(_ subject: RuleSubject) -> [Diagnostic] {
    let cause =
      subject.own(state: RefreshPhase.exhausted.name)
      ?? subject.own(.exhaustedAllowed)
    guard let cause, subject.isReachable(.exhausted), subject.showsAnything(in: .exhausted),
      !subject.shows(.view, in: .exhausted), looksAlike(subject, .exhausted, .idle)
    else { return [] }
    return finding(
      subject,
      at: cause.keyRange,
      "a control that has run out of data looks just like 'idle'",
      expected: "a 'title' of 'exhausted' in 'states', such as 'No more'"
    )
  }

  /// Where the spec says how a phase looks.
  private static func place(_ subject: RuleSubject, _ phase: RefreshPhase) -> Field? {
    subject.own(state: phase.name) ?? subject.own(state: "all")
      ?? subject.own(state: RefreshPhase.idle.name)
  }

  private static func looksAlike(
    _ subject: RuleSubject,
    _ phase: RefreshPhase,
    _ other: RefreshPhase
  ) -> Bool {
    let states = subject.control.states
    return seen.allSatisfy { states.value($0, in: phase) == states.value($0, in: other) }
  }
}
