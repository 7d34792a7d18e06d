import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct FramesWithoutDuration: ControlRule {
  static let metadata = RuleMetadata(
    "frames-without-duration",
    severity: .warning,
    summary: "Frame animation without a frame duration.",
    reason: "The speed of the animation is undefined.",
    bad: "states: {refreshing: {images: [Frame1, Frame2]}}",
    good: "states: {refreshing: {images: [Frame1, Frame2], frameDuration: 100ms}}"
  )

  /// Finds frame animations of states that neither set nor inherit a `frameDuration`.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let images = state.keys[.images], case .list(let frames) = images.value,
        frames.count > 1, subject.setting(of: .frameDuration, in: state.name) == nil
      else { return [] }
      return finding(
        in: subject,
        at: images.keyRange,
        message: "the frame animation of \(SafeText.quote(state.name.text)) has no 'frameDuration'",
        expected: "a duration for each image, such as 'frameDuration: 100ms'"
      )
    }
  }
}
