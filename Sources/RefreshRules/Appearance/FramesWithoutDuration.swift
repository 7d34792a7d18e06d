import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// A frame sequence does not say how long each frame stays.
package struct FramesWithoutDuration: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "frames-without-duration",
    .warning,
    "A frame sequence does not say how long each frame stays.",
    reason: "Its speed would be left to chance.",
    bad: """
      states: {refreshing: {images: [Frame1, Frame2]}}
      animation: {reduceMotion: crossfade}
      """,
    good: """
      states: {refreshing: {images: [Frame1, Frame2], frameDuration: 100ms}}
      animation: {reduceMotion: crossfade}
      """
  )

  /// Finds frames without a duration, their own or one of `all`.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let images = state.keys[.images], case .list(let frames) = images.value,
        frames.count > 1, !hasDuration(subject, state.name)
      else { return [] }
      return finding(
        subject,
        at: images.keyRange,
        "the frames of \(SafeText.quote(state.name)) have no 'frameDuration'",
        expected: "frameDuration: 100ms"
      )
    }
  }

  private static func hasDuration(_ subject: RuleSubject, _ state: String) -> Bool {
    let phase = RefreshPhase.allCases.first { $0.name == state }
    guard let phase else { return subject.setting(ofState: state, .frameDuration) != nil }
    return subject.shown(.frameDuration, in: phase) != nil
  }
}
