import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct ThresholdBeyondRubberBand: ControlRule {
  static let metadata = RuleMetadata(
    "threshold-beyond-rubber-band",
    severity: .warning,
    varies: "error, warning or note, by the screens on which no pull is long enough",
    summary: "Trigger distance that a finger cannot reach on the smallest screen.",
    reason: """
      Beyond its edge, a list moves less than the finger. On the smallest screen, \(smallest) points, \
      a drag from one end to the other pulls the list by \(longest(.top)) points vertically, or by \
      \(longest(.leading)) horizontally and in landscape.
      """,
    bad: "trigger: {distance: 240}",
    good: "trigger: {distance: 80}"
  )

  /// The sides of the smallest screen.
  private static let smallest =
    "\(SpecText.number(Screen.smallest.width)) × \(SpecText.number(Screen.smallest.height))"

  /// The whole points of the longest pull on the smallest screen.
  private static func longest(_ edge: RefreshEdge) -> Int {
    Int(Screen.smallest.longestPull(along: edge))
  }

  /// Compares the trigger distance with the longest pull on the smallest screen.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    guard behavior.trigger.when != .system else { return [] }
    let needed = Screen.smallest.sized(behavior).threshold
    let longest = longest(on: .smallest, of: behavior)
    guard needed > longest else { return inLandscape(in: subject) }
    let points = SpecText.number(longest.rounded(.down))
    let isHopeless =
      Screen.largest.sized(behavior).threshold > self.longest(on: .largest, of: behavior)
    let findings = finding(
      in: subject,
      at: cause(in: subject)?.range,
      message: "the trigger distance is \(SpecText.number(needed)) points, "
        + (isHopeless
          ? "more than a finger can pull the list on any screen"
          : "but a finger can pull the list by at most \(points) points on a \(smallest) screen"),
      expected: "\(points) or less"
    )
    return findings.map { finding in
      var finding = finding
      if isHopeless { finding.severity = .error }
      return finding
    }
  }

  /// Compares the trigger distance with the longest pull in landscape, in which not all apps are used.
  private static func inLandscape(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let needed = Screen.landscape.sized(behavior).threshold
    let longest = longest(on: .landscape, of: behavior)
    guard needed > longest else { return [] }
    return note(
      in: subject,
      at: cause(in: subject),
      distance: "the trigger distance is \(SpecText.number(needed)) points",
      longest: longest
    )
  }

  /// The longest distance past the edge that a finger can reach on a screen.
  ///
  /// The height of an inline control is added, since the list scrolls over it without resistance.
  static func longest(on screen: Screen, of behavior: RefreshBehavior) -> Double {
    screen.longestPull(along: behavior.edge) + (behavior.style == .inline ? behavior.height : 0)
  }

  /// The key that the finding points to.
  private static func cause(in subject: RuleSubject) -> Field? {
    let isPull = subject.control.behavior.trigger.when.isPull
    let distance = isPull ? subject.own(.distance) : nil
    return distance ?? subject.own(.height) ?? subject.own(.edge)
  }
}
