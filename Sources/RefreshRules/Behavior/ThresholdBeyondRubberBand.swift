import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// No finger can pull as far as a control asks for.
package struct ThresholdBeyondRubberBand: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "threshold-beyond-rubber-band",
    .warning,
    "A control asks for a longer pull than the smallest screen allows.",
    reason: """
      A scroll view follows a finger less and less the farther it is pulled: on a screen of \
      320 by 568 points by 201 points, or sideways by 113, when the finger crosses all of it.
      """,
    bad: """
      trigger: {distance: 240}
      """,
    good: """
      trigger: {distance: 80}
      """
  )

  /// Compares what a gesture has to reach with what a finger can.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let needed = behavior.threshold
    let longest = longest(on: .smallest, behavior)
    guard needed > longest else { return [] }
    let points = SpecText.number(longest.rounded(.down))
    let isHopeless = needed > self.longest(on: .largest, behavior)
    let screen =
      "\(SpecText.number(Screen.smallest.width)) × \(SpecText.number(Screen.smallest.height))"
    let findings = finding(
      subject,
      at: cause(subject)?.range,
      "the control refreshes after a pull of \(SpecText.number(needed)) points, "
        + (isHopeless
          ? "which no screen is large enough for"
          : "but a finger can't pull farther than \(points) on a screen of \(screen)"),
      expected: "at most \(points)"
    )
    return findings.map { finding in
      var finding = finding
      if isHopeless { finding.severity = .error }
      return finding
    }
  }

  /// How far it can be: what is in the content needs no pull, and what is overlapped neither.
  private static func longest(on screen: Screen, _ behavior: RefreshBehavior) -> Double {
    RubberBand.longestPull(on: screen.extent(along: behavior.edge))
      + (behavior.style == .inline ? behavior.height : 0) + behavior.ignoredInset
  }

  /// The key that the spec would have to change.
  private static func cause(_ subject: RuleSubject) -> Field? {
    let isReach = subject.control.behavior.trigger.kind == .reach
    let distance = isReach ? nil : subject.own(.distance)
    return distance ?? subject.own(.height) ?? subject.own(.position)
  }
}
