import RefreshCore
package import RefreshDiagnostics

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
  private static let lively = ["indicator", "images", "image", "symbol", "view"]

  /// Compares the phases with the one at rest.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard subject.shows("title", in: .idle) else { return [] }
    return busy(subject) + exhausted(subject)
  }

  private static func busy(_ subject: RuleSubject) -> [Diagnostic] {
    guard let state = subject.own("states", RefreshPhase.refreshing.name),
      !lively.contains(where: { subject.shows($0, in: .refreshing) }),
      looksAtRest(subject, .refreshing)
    else { return [] }
    return finding(
      subject,
      at: state.keyRange,
      "'refreshing' looks just like 'idle'",
      expected: "an 'indicator' or another 'title'"
    )
  }

  private static func exhausted(_ subject: RuleSubject) -> [Diagnostic] {
    let cause =
      subject.own("states", RefreshPhase.exhausted.name)
      ?? subject.own("exhausted", "allowed")
    guard subject.isReachable(.exhausted), !subject.shows("view", in: .exhausted),
      looksAtRest(subject, .exhausted), let cause
    else { return [] }
    return finding(
      subject,
      at: cause.keyRange,
      "a control that has run out of data looks just like 'idle'",
      expected: "a 'title' of 'exhausted' in 'states', such as 'No more'"
    )
  }

  private static func looksAtRest(_ subject: RuleSubject, _ phase: RefreshPhase) -> Bool {
    SpecLanguage.state.keys.allSatisfy { key in
      let states = subject.control.states
      return states.value(key.name, in: phase) == states.value(key.name, in: .idle)
    }
  }
}
