package import RefreshDiagnostics
import RefreshLanguage

/// A duration is far from what its key is for.
package struct SuspiciousDuration: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "suspicious-duration",
    .warning,
    "A duration is far from what its key is for.",
    reason: """
      Mostly its unit is not the one that was meant: an animation of less than a frame can't be \
      seen, and one of some seconds keeps people waiting.
      """,
    bad: """
      animation: {reveal: 0.25ms}
      """,
    good: """
      animation: {reveal: 250ms}
      """
  )

  /// A frame of a screen that shows 60 in a second.
  private static let frame = 0.016

  /// Finds durations that are probably not meant.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    // What is not surprising; zero is no animation at all.
    usual.flatMap { findings(subject, subject.own($0), $0, $1) }
      + subject.ownStates.flatMap {
        findings(subject, $0.keys[.frameDuration], .frameDuration, frame...10)
      }
  }

  private static let usual: [(KeyName, ClosedRange<Double>)] = [
    (.reveal, frame...2), (.retract, frame...2), (.endDelay, frame...5),
    (.minimumVisible, frame...5), (.timeout, 1...Double.infinity),
  ]

  private static func findings(
    _ subject: RuleSubject,
    _ field: Field?,
    _ key: KeyName,
    _ range: ClosedRange<Double>
  ) -> [Diagnostic] {
    guard let field, case .duration(let seconds) = field.value, seconds != 0,
      !range.contains(seconds)
    else { return [] }
    let isShort = seconds < range.lowerBound
    let limit = SpecText.seconds(isShort ? range.lowerBound : range.upperBound)
    // Who writes 0.25ms mostly means 0.25s.
    let meant = seconds * 1000
    return finding(
      subject,
      at: field.range,
      "\(SafeText.quote(key.name)) is \(SpecText.seconds(seconds)), which is very "
        + (isShort ? "short" : "long"),
      expected: isShort ? "at least \(limit)" : "at most \(limit)",
      suggestions: isShort && range.contains(meant) && meant < 10 ? [SpecText.seconds(meant)] : []
    )
  }
}
