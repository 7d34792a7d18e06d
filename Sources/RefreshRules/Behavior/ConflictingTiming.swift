import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

struct ConflictingTiming: ControlRule {
  static let metadata = RuleMetadata(
    "conflicting-timing",
    severity: .warning,
    summary: "Timeout that is shorter than an animation or a minimum time.",
    reason: "The refresh counts as failed while the control still shows it as running.",
    bad: """
      timing: {minimumVisible: 5s}
      timeout: 3s
      """,
    good: """
      timing: {minimumVisible: 500ms}
      timeout: 3s
      """
  )

  /// Compares the timeout with the durations that have to be shorter.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let timing = subject.control.behavior.timing
    guard max(timing.minimumVisible, timing.reveal) >= timing.timeout else { return [] }
    // The timeout starts together with the action.
    let start = World.starting(subject.control.behavior).delays.now
    if timing.minimumVisible >= start + timing.timeout {
      return conflict(
        in: subject,
        key: .minimumVisible,
        seconds: timing.minimumVisible,
        startsAt: start,
        effect: "a refresh that times out stays visible after it has failed"
      )
    }
    if timing.reveal >= start + timing.timeout {
      return conflict(
        in: subject,
        key: .reveal,
        seconds: timing.reveal,
        startsAt: start,
        effect: "the action can time out before the control is fully revealed"
      )
    }
    return []
  }

  private static func conflict(
    in subject: RuleSubject,
    key: KeyName,
    seconds: Double,
    startsAt start: Double,
    effect: String
  ) -> [Diagnostic] {
    let timeout = subject.own(.timeout)
    let timing = subject.control.behavior.timing
    let limit = SpecText.seconds(timing.timeout)
    if let field = subject.own(key) {
      return finding(
        in: subject,
        at: field.range,
        message:
          "\(SafeText.quote(key.name)) is not shorter than the 'timeout' of \(limit), so \(effect)",
        expected: "less than \(SpecText.seconds(start + timing.timeout))",
        because: subject.setting(of: .timeout)
      )
    }
    return finding(
      in: subject,
      at: timeout?.range,
      message:
        "'timeout' is not longer than the \(SafeText.quote(key.name)) of \(SpecText.seconds(seconds)), "
        + "so \(effect)",
      expected: "more than \(SpecText.seconds(seconds - start))",
      because: subject.setting(of: key)
    )
  }
}

extension World {
  /// A control whose action has just started, in a refresh that began at the control's edge.
  static func starting(_ behavior: RefreshBehavior) -> World {
    var list = ScrollReading.list
    list.offset = behavior.rest(in: list)
    var world = World(behavior: behavior, in: list)
    world.perform(.begin)
    if world.actions == 0 { world.perform(.wait(world.remaining(.reveal))) }
    return world
  }
}
