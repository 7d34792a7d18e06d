import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct HairTrigger: ControlRule {
  package static let metadata = RuleMetadata(
    "hair-trigger",
    .warning,
    "Trigger distance that every touch exceeds.",
    reason: """
      A resting finger moves by some points, so the control would flicker between pulling and \
      armed, and refresh when it is merely touched.
      """,
    bad: """
      trigger: {distance: 2}
      """,
    good: """
      trigger: {distance: 60}
      """
  )

  /// The shortest deliberate pull: a scroll view takes a touch for a drag after 10 points.
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
      "a pull of only \(points) points starts a refresh",
      expected: "at least \(SpecText.number(leastDistance)), usually the 'height' of the control"
    )
  }

  /// Whether every touch exceeds a distance.
  static func isHairTrigger(_ distance: Double) -> Bool { distance < leastDistance }
}
