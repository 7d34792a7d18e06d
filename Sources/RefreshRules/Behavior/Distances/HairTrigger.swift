import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct HairTrigger: ControlRule {
  static let metadata = RuleMetadata(
    "hair-trigger",
    severity: .warning,
    summary: "Trigger distance so short that a mere touch starts a refresh.",
    reason: """
      A resting finger moves by a few points: the control would flicker between pulling and armed.
      """,
    bad: "trigger: {distance: 2}",
    good: "trigger: {distance: 60}"
  )

  /// The shortest deliberate pull, in points: a scroll view recognizes a drag after this distance.
  private static let leastDistance = 10.0

  /// Finds distances below the shortest deliberate pull.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    // A control in the content has to be scrolled into view first.
    let distance = Screen.landscape.sized(behavior).trigger.distance.points
    guard isHairTrigger(distance), behavior.trigger.when.isPull,
      behavior.style != .inline
    else { return [] }
    let field = subject.own(.distance) ?? subject.own(.height)
    let points = "\(SpecText.number(distance)) \(distance == 1 ? "point" : "points")"
    return finding(
      in: subject,
      at: field?.range,
      message: "a pull of only \(points) starts a refresh",
      expected: "at least \(SpecText.number(leastDistance)), usually the 'height' of the control"
    )
  }

  /// Whether a mere touch exceeds a distance.
  static func isHairTrigger(_ distance: Double) -> Bool { distance < leastDistance }
}
