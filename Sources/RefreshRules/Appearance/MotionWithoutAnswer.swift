import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

/// A control moves a lot and has no answer to those whom motion makes ill.
package struct MotionWithoutAnswer: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "motion-without-answer",
    .note,
    "A control moves a lot and has no answer to those whom motion makes ill.",
    reason: "People can ask their device to reduce motion; a control can do as they ask.",
    bad: """
      animation: {curve: "spring(damping: 0.5)", reduceMotion: keep}
      """,
    good: """
      animation: {curve: "spring(damping: 0.5)", reduceMotion: crossfade}
      """
  )

  /// Finds springs and frames that go on all the same.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let answer = subject.setting(.reduceMotion)
    let expected = "'none' or 'crossfade' as 'reduceMotion' in 'animation'"
    if answer?.value == .text("keep") {
      guard let motion = spring(subject) ?? frames(subject) else { return [] }
      return finding(
        subject,
        at: (subject.own(.reduceMotion) ?? motion).range,
        "the control keeps its motion where people ask for less of it",
        expected: expected
      )
    }
    // Animations stop without an answer; frames are no animation that anything could take out.
    guard answer == nil, let frames = frames(subject) else { return [] }
    return finding(
      subject,
      at: frames.keyRange,
      "nothing says what becomes of the frames where people ask for less motion",
      expected: expected
    )
  }

  private static func spring(_ subject: RuleSubject) -> Field? {
    guard case .spring(let damping) = subject.control.design.curve, damping < 1 else { return nil }
    return subject.own(.curve)
  }

  private static func frames(_ subject: RuleSubject) -> Field? {
    subject.ownStates.lazy.compactMap { $0.keys[.images] }.first { images in
      guard case .list(let frames) = images.value else { return false }
      return frames.count > 1
    }
  }
}
