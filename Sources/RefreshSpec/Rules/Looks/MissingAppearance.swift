import RefreshCore
package import RefreshDiagnostics

/// A phase that people have to notice shows nothing at all.
package struct MissingAppearance: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "missing-appearance",
    .warning,
    "A phase that people have to notice shows nothing at all.",
    reason: "The control leaves an empty gap there, though it shows something in other phases.",
    bad: """
      states: {armed: {title: Release to refresh}}
      """,
    good: """
      states: {armed: {title: Release to refresh}, refreshing: {indicator: medium}}
      """
  )

  /// The phases in which people wait, or would wait in vain.
  private static let important: [RefreshPhase] = [.refreshing, .exhausted]

  /// Finds the phases with nothing to see.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard let states = subject.own("states"),
      subject.setting("lastUpdated", "show")?.value != .flag(true),
      RefreshPhase.allCases.contains(where: {
        subject.isReachable($0) && subject.showsAnything(in: $0)
      })
    else { return [] }
    return important.flatMap { phase -> [Diagnostic] in
      guard subject.isReachable(phase), !subject.showsAnything(in: phase) else { return [] }
      return finding(
        subject,
        at: (subject.own("states", phase.name) ?? states).keyRange,
        "the control shows nothing while it is \(SafeText.quote(phase.name))",
        expected: phase == .refreshing
          ? "an 'indicator' or a 'title' there" : "a 'title' there, such as 'No more'"
      )
    }
  }
}
