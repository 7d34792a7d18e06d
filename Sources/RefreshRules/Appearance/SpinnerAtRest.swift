import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct SpinnerAtRest: ControlRule {
  static let metadata = RuleMetadata(
    "spinner-at-rest",
    severity: .warning,
    summary: "Indicator that spins or moves while the control is at rest.",
    reason: "People wait for a refresh that has not started or is already over.",
    bad: "states: {idle: {title: Pull, indicator: medium}, refreshing: {title: Loading…}}",
    good: "states: {idle: {title: Pull}, refreshing: {title: Loading…, indicator: medium}}"
  )

  /// Checks the phases in which the control rests.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    // Presets show no indicator at rest, so only specs with states or `exhausted` are checked.
    guard !subject.ownStates.isEmpty || subject.own(.exhausted) != nil else { return [] }
    var seen: Set<SourceRange> = []
    return [RefreshState.idle, .failed, .exhausted].flatMap { phase -> [Diagnostic] in
      guard let field = subject.shown(.indicator, in: phase),
        let message = message(field.value, palette: subject.control.palette, in: phase),
        phase == .idle || subject.isPhaseReachable(phase), !subject.shows(.view, in: phase),
        let range = field.range, seen.insert(range).inserted
      else { return [] }
      return finding(
        in: subject,
        at: range,
        message: message + " while the control is \(SafeText.quote(phase.name))",
        remedy: field.value.drawingName == nil
          ? "set 'indicator' only in 'refreshing', or 'indicator: none' in "
            + SafeText.quote(phase.name)
          : "let its loops run only in 'refreshing'"
      )
    }
  }

  /// The motion of an indicator at rest, for the message; `nil` if nothing moves.
  private static func message(
    _ value: SpecValue,
    palette: @autoclosure () -> Palette,
    in state: RefreshState
  ) -> String? {
    if value.text.flatMap(RefreshSpinnerSize.init) != nil { return "the indicator spins" }
    guard let name = value.drawingName,
      let drawing = RefreshAppearance.Indicator(value, in: palette())?.drawing
    else { return nil }
    var moment = DrawingMoment(state)
    // What happens once is over by then.
    (moment.since, moment.visible) = (100, 0)
    let resolved = drawing.resolved { _ in DrawingColor(rgba: 0xFF) }
    guard resolved.isMoving(at: moment, from: DrawingPose(of: resolved)) else { return nil }
    return "the drawing \(SafeText.quote("$\(name)")) moves"
  }
}
