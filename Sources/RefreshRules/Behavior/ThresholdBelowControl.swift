import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// A control refreshes before it is wholly in sight.
package struct ThresholdBelowControl: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "threshold-below-control",
    .note,
    "A control refreshes before it is wholly in sight.",
    reason: "Letting go moves the list farther away from the finger instead of back.",
    bad: """
      height: 60
      trigger: {distance: 40}
      """,
    good: """
      height: 60
      trigger: {distance: 60}
      """
  )

  /// Compares the distance with the height that has to come into sight.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let distance = behavior.trigger.distance
    guard behavior.style == .pull, behavior.inset != .none, behavior.trigger.kind != .reach,
      distance < behavior.height, !HairTrigger.isHairTrigger(distance)
    else { return [] }
    let (points, height) = (SpecText.number(distance), SpecText.number(behavior.height))
    if let field = subject.own(.distance) {
      return finding(
        subject,
        at: field.range,
        "the control refreshes after \(points) points, before all of its \(height) are in sight",
        expected: "at least \(height), its 'height'",
        because: subject.own(.height)
      )
    }
    return finding(
      subject,
      at: subject.own(.height)?.range,
      "the control is \(height) points high, but refreshes after \(points)",
      expected: "a 'distance' in 'trigger' of at least \(height) as well"
    )
  }
}
