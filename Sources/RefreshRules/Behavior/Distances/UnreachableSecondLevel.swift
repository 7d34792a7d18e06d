import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct UnreachableSecondLevel: ControlRule {
  static let metadata = RuleMetadata(
    "unreachable-second-level",
    severity: .error,
    varies: "error, warning or note, by the screens on which no pull is long enough",
    summary: "Second level that no pull can open, at least on the smallest screen.",
    reason: """
      A pull first passes the trigger distance, where a release refreshes, and then the distance of \
      the second level. Beyond its edge, a list moves less than the finger.
      """,
    bad: """
      trigger: {distance: 80}
      secondLevel: {distance: 60, height: 560}
      """,
    good: """
      trigger: {distance: 60}
      secondLevel: {distance: 110, height: 560}
      states:
        idle: {title: Pull to refresh}
        armed: {title: Release to refresh}
        refreshing: {title: Refreshing…}
        secondLevelArmed: {title: Release to open}
        secondLevel: {title: Pull up to close}
      """
  )

  /// Compares the distance of the second level with the trigger distance and the longest pull.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    guard let level = behavior.secondLevel else { return [] }
    let field = subject.own(.secondLevelDistance)
    let needed = level.distance
    let (trigger, viewport) = longestTrigger(of: behavior)
    guard needed > trigger else {
      let place =
        behavior.trigger.hasShares ? " in a list of \(SpecText.number(viewport)) points" : ""
      return finding(
        in: subject,
        at: field?.range ?? subject.own(.distance)?.range,
        message:
          "the second level opens at \(SpecText.number(needed)) points, but a refresh already starts at "
          + "\(SpecText.number(SpecText.rounded(trigger)))\(place)",
        expected: "more than the trigger distance",
        because: subject.setting(of: .distance)
      )
    }
    let longest = ThresholdBeyondRubberBand.longest(on: .smallest, of: behavior)
    guard needed > longest else {
      let landscape = ThresholdBeyondRubberBand.longest(on: .landscape, of: behavior)
      guard needed > landscape else { return [] }
      let distance = "the second level opens at \(SpecText.number(needed)) points"
      return note(in: subject, at: field, distance: distance, longest: landscape)
    }
    return beyondEveryPull(needed, longest: longest, in: subject, at: field)
  }

  /// The finding about a distance beyond the longest pull on the smallest screen.
  private static func beyondEveryPull(
    _ needed: Double,
    longest: Double,
    in subject: RuleSubject,
    at field: Field?
  ) -> [Diagnostic] {
    let largest = ThresholdBeyondRubberBand.longest(on: .largest, of: subject.control.behavior)
    let isHopeless = needed > largest
    let points = SpecText.number(longest.rounded(.down))
    let screen =
      "\(SpecText.number(Screen.smallest.width)) × \(SpecText.number(Screen.smallest.height))"
    let findings = finding(
      in: subject,
      at: field?.range,
      message: "the second level opens at \(SpecText.number(needed)) points, "
        + (isHopeless
          ? "more than a finger can pull the list on any screen"
          : "but a finger can pull the list by at most \(points) points on a \(screen) screen"),
      expected: "\(points) or less"
    )
    return findings.map { finding in
      var finding = finding
      if !isHopeless { finding.severity = .warning }
      return finding
    }
  }

  /// The longest trigger distance of a control on any screen, with the extent of that screen.
  private static func longestTrigger(of behavior: RefreshBehavior) -> (Double, extent: Double) {
    let extent = Screen.largest.extent(along: behavior.edge)
    return (behavior.sized(for: extent).trigger.distance.points, extent)
  }
}
