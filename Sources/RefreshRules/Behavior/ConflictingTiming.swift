import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

struct ConflictingTiming: ControlRule {
  static let metadata = RuleMetadata(
    "conflicting-timing",
    .warning,
    "Timeout that is shorter than an animation or a minimum time.",
    reason: "The refresh counts as failed while the control still shows it as running.",
    bad: """
      animation: {minimumVisible: 5s}
      timeout: 3s
      """,
    good: """
      animation: {minimumVisible: 500ms}
      timeout: 3s
      """
  )

  /// Compares the timeout with the durations that have to be shorter.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let timing = subject.control.behavior.timing
    guard max(timing.minimumVisible, timing.reveal) >= timing.timeout else { return [] }
    // The timeout starts together with the action.
    let start = World.starting(subject.control.behavior).delays.now
    if timing.minimumVisible >= start + timing.timeout {
      return conflict(
        subject,
        .minimumVisible,
        timing.minimumVisible,
        startsAt: start,
        "a refresh that times out stays visible after it has failed"
      )
    }
    if timing.reveal >= start + timing.timeout {
      return conflict(
        subject,
        .reveal,
        timing.reveal,
        startsAt: start,
        "the action can time out before the control is fully revealed"
      )
    }
    return []
  }

  private static func conflict(
    _ subject: RuleSubject,
    _ key: KeyName,
    _ seconds: Double,
    startsAt start: Double,
    _ effect: String
  ) -> [Diagnostic] {
    let timeout = subject.own(.timeout)
    let timing = subject.control.behavior.timing
    let limit = SpecText.seconds(timing.timeout)
    if let field = subject.own(key) {
      return finding(
        subject,
        at: field.range,
        "\(SafeText.quote(key.name)) is not shorter than the 'timeout' of \(limit), so \(effect)",
        expected: "less than \(SpecText.seconds(start + timing.timeout))",
        because: subject.setting(.timeout)
      )
    }
    return finding(
      subject,
      at: timeout?.range,
      "'timeout' is not longer than the \(SafeText.quote(key.name)) of \(SpecText.seconds(seconds)), "
        + "so \(effect)",
      expected: "more than \(SpecText.seconds(seconds - start))",
      because: subject.setting(key)
    )
  }
}

extension World {
  /// A control whose action has just started, in a refresh that began at the control's edge.
  static func starting(_ behavior: RefreshBehavior) -> World {
    var list = ScrollReading.list
    list.offset = behavior.rest(in: list)
    var world = World(behavior, in: list)
    world.perform(.begin)
    if world.actions == 0 { world.perform(.wait(world.remaining(.reveal))) }
    return world
  }
}
