import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct MotionWithoutAlternative: ControlRule {
  static let metadata = RuleMetadata(
    "motion-without-alternative",
    severity: .note,
    summary: "Strong motion without a Reduce Motion alternative.",
    reason: """
      Springs and frame animations make some people dizzy. With 'reduceMotion: keep', these \
      animations move even if Reduce Motion is on.
      """,
    bad: #"timing: {curve: "spring(damping: 0.5)", reduceMotion: keep}"#,
    good: #"timing: {curve: "spring(damping: 0.5)", reduceMotion: crossfade}"#
  )

  /// Finds springs and frame animations that keep moving under Reduce Motion.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard subject.setting(of: .reduceMotion)?.value == .text("keep"),
      let motion = spring(in: subject) ?? frames(in: subject)
    else { return [] }
    return finding(
      in: subject,
      at: (subject.own(.reduceMotion) ?? motion).range,
      message: "the animation moves as usual even if Reduce Motion is on",
      expected: "'reduceMotion: none' or 'reduceMotion: crossfade' in 'timing'"
    )
  }

  private static func spring(in subject: RuleSubject) -> Field? {
    let curves = subject.control.design.curves
    return [(curves.reveal, KeyName.curve), (curves.retract, .retractCurve)].lazy
      .filter { curve, _ in curve.spring(over: 1).map { $0.damping < 1 } ?? false }
      .compactMap { _, key in subject.own(key) }.first
  }

  private static func frames(in subject: RuleSubject) -> Field? {
    subject.ownStates.lazy.compactMap { state -> Field? in
      guard let images = state.keys[.images], case .list(let frames) = images.value,
        frames.count > 1,
        subject.setting(of: .frameDuration, in: state.name)?.value != .number(.infinity)
      else { return nil }
      return images
    }.first
  }
}
