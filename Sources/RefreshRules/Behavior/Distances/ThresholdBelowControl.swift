import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct ThresholdBelowControl: ControlRule {
  static let metadata = RuleMetadata(
    "threshold-below-control",
    severity: .note,
    summary: "Refresh that starts before the control is fully visible.",
    reason: """
      When the finger lifts, the list does not move back. It moves on in the direction of the pull, \
      to reveal the rest of the control.
      """,
    bad: """
      height: 60
      trigger: {distance: 40}
      """,
    good: """
      height: 60
      trigger: {distance: 60}
      """
  )

  /// Compares the trigger distance with the height of the control.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let distance = behavior.trigger.distance.points
    // A percentage of the screen can be more than the height, and less, on other screens.
    guard !behavior.trigger.hasShares, behavior.style == .pull,
      behavior.insetWhileRefreshing != .none,
      behavior.trigger.when.isPull,
      distance < behavior.height, !HairTrigger.isHairTrigger(distance)
    else { return [] }
    let (points, height) = (SpecText.number(distance), SpecText.number(behavior.height))
    if let field = subject.own(.distance) {
      return finding(
        in: subject,
        at: field.range,
        message:
          "a pull of \(points) points starts a refresh, but the control is \(height) points high",
        expected: "at least \(height), so that the whole control is visible",
        because: subject.setting(of: .height)
      )
    }
    return finding(
      in: subject,
      at: subject.own(.height)?.range,
      message:
        "the control is \(height) points high, but a pull of \(points) points starts a refresh",
      expected: "a 'distance' of at least \(height) in 'trigger'",
      because: subject.setting(of: .distance)
    )
  }
}
