import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

struct KeyWithoutEffect: ControlRule {
  static let metadata = RuleMetadata(
    "key-without-effect",
    severity: .warning,
    summary: "Key that has no effect because of another key.",
    reason: "A reader of the spec expects an effect.",
    bad: "trigger: {when: release, preload: 200}",
    good: """
      edge: bottom
      style: inline
      trigger: {when: reach, preload: 200}
      """
  )

  /// Finds the keys that do not affect this control.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let design = subject.control.design
    let keys = SpecLanguage.control.ineffectiveKeys(in: subject.own, of: design)
    let findings = keys.flatMap { key in
      let condition = key.condition
      return finding(in: subject, key.key, key.field, condition.reason, cause: condition.cause)
    }
    return findings + times(in: subject) + languages(in: subject) + arrows(in: subject)
      + frames(in: subject) + buttons(in: subject) + paints(in: subject)
      + announcements(in: subject) + minimum(in: subject)
  }

  private static func finding(
    in subject: RuleSubject,
    _ key: KeyName,
    _ field: Field,
    _ reason: String,
    cause: KeyName? = nil
  ) -> [Diagnostic] {
    // A word may stand for the map of the key.
    let isWord = field.keyRange == field.range
    let name = SafeText.quote(isWord ? key.map?.name ?? key.name : key.name)
    let (without, removal) = ("without ", "remove \(name)")
    return finding(
      in: subject,
      at: field.keyRange,
      message: "\(name) has no effect \(reason)",
      remedy: reason.hasPrefix(without)
        ? "use \(reason.dropFirst(without.count)), or \(removal)" : removal,
      because: cause.flatMap(subject.setting)
    )
  }

  /// Finds a last-updated time in a control whose states the app draws.
  private static func times(in subject: RuleSubject) -> [Diagnostic] {
    let design = subject.control.design
    guard let field = subject.own(.showsLastUpdated), design.showsLastUpdated,
      design.content == nil, RefreshState.allCases.allSatisfy({ subject.shows(.view, in: $0) })
    else { return [] }
    let reason = "because a 'view' draws every state"
    return finding(in: subject, .showsLastUpdated, field, reason, cause: .view)
  }

  /// Finds languages of a preset whose texts the control has not.
  private static func languages(in subject: RuleSubject) -> [Diagnostic] {
    let language = subject.control.design.language
    guard let field = subject.own(.presetLocales), !subject.isBase,
      !subject.textsToTranslate.contains(where: { PresetText.isKnown($0.text, in: language) })
    else { return [] }
    let reason = "because no text of the control is that of a preset"
    return finding(in: subject, .presetLocales, field, reason)
  }

  /// Finds the duration of a turn of an arrow that never turns.
  private static func arrows(in subject: RuleSubject) -> [Diagnostic] {
    guard let field = subject.own(.arrowDuration) else { return [] }
    let arrows = RefreshState.allCases.compactMap { subject.shown(.arrow, in: $0)?.value.text }
    guard !arrows.contains("up") || !arrows.contains("down") else { return [] }
    let reason = "because the arrow points in the same direction in all states"
    return finding(in: subject, .arrowDuration, field, reason)
  }

  /// Finds colors that no drawing of the control has.
  private static func paints(in subject: RuleSubject) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (key, paint) in [(KeyName.ink, RefreshPaint.ink), (.track, .track), (.bad, .bad)] {
      for case let field? in subject.ownStates.lazy.map({ $0.keys[key] })
      where !subject.isBase && !subject.draws(paint) {
        findings += finding(
          in: subject,
          at: field.keyRange,
          message: "'\(key.name)' has no effect, because no drawing has the color",
          remedy: "set an 'indicator' such as ring, or remove '\(key.name)'"
        )
      }
    }
    return findings
  }

  private static func frames(in subject: RuleSubject) -> [Diagnostic] {
    let states = subject.ownStates.filter { $0.keys[.frameDuration] != nil }
    guard !states.isEmpty else { return [] }
    let hasFrames = subject.control.settings.map(.states).entries.contains { entry in
      entry.field.map[.images]?.value.isVisible == true
    }
    return states.flatMap { state -> [Diagnostic] in
      let hasPull = state.state?.hasPull ?? true
      guard !hasFrames || !hasPull && state.keys.framesFollowPull else { return [] }
      return finding(
        in: subject,
        at: state.keys[.frameDuration]?.keyRange,
        message: hasFrames
          ? "'frameDuration: progress' has no effect in '\(state.name.text)', where no pull moves the frames"
          : "'frameDuration' has no effect without 'images'",
        remedy: hasFrames
          ? "use a duration, such as 'frameDuration: 100ms'"
          : "add 'images', or remove 'frameDuration'"
      )
    }
  }

  /// Finds buttons in states in which a tap does nothing.
  private static func buttons(in subject: RuleSubject) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for state in subject.ownStates {
      guard let button = state.keys[.button], let shown = state.state,
        !subject.control.behavior.takesTap(in: shown)
      else { continue }
      findings += finding(
        in: subject,
        at: button.keyRange,
        message:
          "'button' has no effect in \(SafeText.quote(state.name.text)), because a tap starts no refresh there",
        remedy: "remove 'button'"
      )
    }
    return findings
  }

  /// Finds a `minimumVisible` that is already over when the reveal ends and the action starts.
  private static func minimum(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let timing = behavior.timing
    guard timing.minimumVisible > 0, timing.minimumVisible <= timing.reveal,
      !World.starting(behavior).awaits(.minimumVisible)
    else { return [] }
    return finding(
      in: subject,
      at: subject.own(.minimumVisible)?.keyRange,
      message:
        "'minimumVisible' of \(SpecText.seconds(timing.minimumVisible)) has no effect, because the "
        + "action waits for 'reveal', which takes \(SpecText.seconds(timing.reveal))",
      remedy: "make 'minimumVisible' longer than 'reveal', or remove it",
      because: subject.setting(of: .reveal)
    )
  }

  /// Finds an announced state without a text to announce.
  private static func withoutText(
    _ state: RefreshState,
    in subject: RuleSubject,
    item: Field
  ) -> [Diagnostic] {
    guard ![KeyName.title, .spokenText].contains(where: { subject.shows($0, in: state) })
    else { return [] }
    return finding(
      in: subject,
      at: item.range,
      message: "\(SafeText.quote(state.name)) is never announced, because it has no text",
      remedy:
        "add a 'title' or an 'accessibility' text to \(SafeText.quote(state.name)) in 'states'"
    )
  }

  /// Finds announced states that never occur or have no text.
  private static func announcements(in subject: RuleSubject) -> [Diagnostic] {
    guard case .list(let items)? = subject.own(.announce)?.value else {
      return []
    }
    return items.flatMap { item -> [Diagnostic] in
      guard let state = RefreshState.allCases.first(where: { $0.name == item.value.text }) else {
        return []
      }
      if state == .refreshing,
        subject.control.behavior.trigger.when == .system
      {
        return finding(
          in: subject,
          at: item.range,
          message:
            "the control does not announce 'refreshing', because UIKit does with 'style: system'",
          remedy: "remove 'refreshing'",
          because: subject.setting(of: .style)
        )
      }
      guard let phase = UnreachablePhase(announced: state, subject: subject) else {
        return withoutText(state, in: subject, item: item)
      }
      return finding(
        in: subject,
        at: item.range,
        message:
          "\(SafeText.quote(phase.name)) is never announced, because the control never enters it",
        remedy: phase.remedy,
        because: phase.cause
      )
    }
  }
}

extension RuleSubject {
  /// Whether a drawing of the control has a paint.
  fileprivate func draws(_ paint: RefreshPaint) -> Bool {
    control.appearances.contains { $0.appearance.indicator?.drawing?.uses(paint) == true }
  }
}
