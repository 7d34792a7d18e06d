import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// A control refreshes after a pull that nobody can hold back.
package struct HairTrigger: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "hair-trigger",
    .warning,
    "A control refreshes after a pull that nobody can hold back.",
    reason: """
      A finger wanders by some points while it rests, so the control would flicker between armed \
      and not, and refresh when it was only touched.
      """,
    bad: """
      trigger: {distance: 2}
      """,
    good: """
      trigger: {distance: 60}
      """
  )

  /// The least distance that is a wish: a scroll view takes a touch for a drag after 10 points.
  private static let leastDistance = 10.0

  /// Finds a distance that every touch exceeds.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    // A control in the content has to be scrolled into sight first.
    guard isHairTrigger(behavior.trigger.distance), behavior.trigger.kind != .reach,
      behavior.style != .inline
    else { return [] }
    let field = subject.own(.distance) ?? subject.own(.height)
    let points = SpecText.number(behavior.trigger.distance)
    return finding(
      subject,
      at: field?.range,
      "the control refreshes after a pull of \(points) points",
      expected: "at least \(SpecText.number(leastDistance)), mostly the 'height' of the control"
    )
  }

  /// Whether every touch exceeds a distance.
  static func isHairTrigger(_ distance: Double) -> Bool { distance < leastDistance }
}
