import RefreshDiagnostics
import RefreshLanguage

struct SuspiciousDuration: ControlRule {
  static let metadata = RuleMetadata(
    "suspicious-duration",
    severity: .warning,
    summary: "Unusually short or long duration.",
    reason: """
      Such a duration often has the wrong unit. An animation shorter than a frame is invisible, and an \
      animation of several seconds keeps people waiting.
      """,
    bad: "timing: {reveal: 0.25ms}",
    good: "timing: {reveal: 250ms}"
  )

  /// The duration of a frame at 60 frames per second.
  private static let frame = 0.016
  /// The time that a short text takes to read.
  private static let legible = 0.3

  /// Finds durations outside the usual range of their key.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    // Zero turns an animation off, so it is never suspicious.
    usual.flatMap { findings(in: subject, field: subject.own($0), key: $0, range: $1) }
      + subject.ownStates.flatMap {
        findings(
          in: subject,
          field: $0.keys[.frameDuration],
          key: .frameDuration,
          range: frame...Double.infinity
        )
      }
  }

  private static let usual: [(KeyName, ClosedRange<Double>)] = [
    (.reveal, frame...2), (.retract, frame...2), (.endDelay, frame...5),
    (.minimumVisible, frame...5), (.succeededVisible, legible...5), (.failedVisible, legible...10),
    (.timeout, 1...Double.infinity),
  ]

  private static func findings(
    in subject: RuleSubject,
    field: Field?,
    key: KeyName,
    range: ClosedRange<Double>
  ) -> [Diagnostic] {
    guard let field, case .number(let seconds) = field.value, seconds != 0,
      !range.contains(seconds)
    else { return [] }
    let isShort = seconds < range.lowerBound
    let limit = SpecText.seconds(isShort ? range.lowerBound : range.upperBound)
    // 0.25ms is usually meant as 0.25s.
    let meant = seconds * 1000
    return finding(
      in: subject,
      at: field.range,
      message: "\(SafeText.quote(key.name)) is unusually \(isShort ? "short" : "long"): "
        + SpecText.seconds(seconds),
      expected: isShort ? "at least \(limit)" : "at most \(limit)",
      suggestions: isShort && range.contains(meant) && meant < 10 ? [SpecText.seconds(meant)] : []
    )
  }
}
