import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// A key that another key can make ineffective.
struct IneffectiveKey: Sendable {
  /// The key.
  let key: KeyName
  /// The condition, worded to follow "has no effect".
  let reason: String
  /// The key that makes this key ineffective.
  let cause: KeyName?
  /// Whether the key is ineffective for a control.
  let isIneffective: @Sendable (RuleSubject, Field) -> Bool

  private init(
    key: KeyName,
    reason: String,
    cause: KeyName? = nil,
    isIneffective: @escaping @Sendable (RuleSubject, Field) -> Bool
  ) {
    self.key = key
    self.reason = reason
    self.cause = cause
    self.isIneffective = isIneffective
  }

  /// The name of the key as the spec writes it: a word may stand for the map of the key.
  func name(in field: Field) -> String {
    SafeText.quote(field.keyRange == field.range ? key.map?.name ?? key.name : key.name)
  }

  /// The change that resolves the finding, worded as a command.
  func remedy(for field: Field) -> String {
    let (without, removal) = ("without ", "remove \(name(in: field))")
    guard reason.hasPrefix(without) else { return removal }
    return "use \(reason.dropFirst(without.count)), or \(removal)"
  }

  /// Every key that another key can make ineffective.
  static let all = triggers + taps + timings + others

  /// A key that is reported only if its value is not the default.
  private static func unlessDefault(
    _ key: KeyName,
    reason: String,
    cause: KeyName,
    isIneffective: @escaping @Sendable (RefreshBehavior) -> Bool
  ) -> IneffectiveKey {
    IneffectiveKey(key: key, reason: reason, cause: cause) {
      isIneffective($0.control.behavior)
        && !SpecLanguage.control.isValue($1.value, of: key, in: .defaults)
    }
  }

  private static let triggers: [IneffectiveKey] =
    [KeyName.visible, .preload, .perDrag].map { key in
      unlessDefault(key, reason: "without 'when: reach'", cause: .when) {
        $0.trigger.kind != .reach
      }
    } + [
      IneffectiveKey(key: .distance, reason: "with 'when: reach'", cause: .when) { subject, _ in
        subject.trigger.kind == .reach
      },
      unlessDefault(.release, reason: "without 'when: release'", cause: .when) {
        $0.trigger.kind != .release
      },
    ]

  private static let taps = [
    IneffectiveKey(key: .distance, reason: "with 'when: tap'", cause: .when) { subject, _ in
      subject.trigger.kind == .tap
    },
    tap(.compare), tap(.requiresDrag), tap(.beginsAtEdge), tap(.interruptible),
    tap(.armedHaptic, explanation: ", which has no armed phase"),
    tap(.alpha, explanation: ", because no pull starts a refresh"),
  ]

  /// A key that has no effect with `when: tap`.
  private static func tap(_ key: KeyName, explanation: String = "") -> IneffectiveKey {
    unlessDefault(key, reason: "with 'when: tap'" + explanation, cause: .when) {
      $0.trigger.kind == .tap
    }
  }

  private static let timings = [
    IneffectiveKey(key: .curve, reason: "because both 'reveal' and 'retract' are 0") { subject, _ in
      subject.timing.reveal == 0 && subject.timing.retract == 0
    },
    IneffectiveKey(key: .retractCurve, reason: "because 'retract' is 0") { subject, _ in
      subject.timing.retract == 0
    },
    unlessDefault(
      .failedVisible,
      reason: "because an inline control keeps showing 'failed'",
      cause: .style
    ) { $0.style == .inline && $0.showsFailure },
  ]

  private static let others = [
    IneffectiveKey(key: .insetWhileRefreshing, reason: "without 'style: pull'", cause: .style) {
      $0.control.behavior.style != .pull && $1.value != .text("none")
    },
    unlessDefault(.pinned, reason: "without 'style: pull'", cause: .style) { $0.style != .pull },
    unlessDefault(
      .hidesWhenEmpty,
      reason: "without 'position: bottom' or 'trailing'",
      cause: .position
    ) {
      !$0.edge.isFar
    },
    unlessDefault(
      .hidesWhenShort,
      reason: "without 'position: bottom' or 'trailing'",
      cause: .position
    ) {
      !$0.edge.isFar
    },
    unlessDefault(
      .fillsScreen,
      reason: "without 'position: bottom' or 'trailing'",
      cause: .position
    ) {
      !$0.edge.isFar
    },
    unlessDefault(.fillsScreen, reason: "without 'when: reach'", cause: .when) {
      $0.edge.isFar && $0.trigger.kind != .reach
    },
    secondLevel("without 'position: top'", cause: .position),
    secondLevel("without 'style: pull'", cause: .style),
    secondLevel("without 'when: release'", cause: .when),
    unlessDefault(
      .armedHaptic,
      reason: "with 'when: reach', which has no armed phase",
      cause: .when
    ) {
      $0.trigger.kind == .reach
    },
    unlessDefault(.resetOnEnd, reason: "without 'allowed: true'", cause: .exhaustedAllowed) {
      !$0.allowsExhausted
    },
    unlessDefault(.resetOnTap, reason: "without 'allowed: true'", cause: .exhaustedAllowed) {
      !$0.allowsExhausted
    },
    IneffectiveKey(
      key: .resetOnRefresh,
      reason: "without 'allowed: true'",
      cause: .exhaustedAllowed
    ) {
      subject,
      _ in !subject.control.behavior.allowsExhausted
    },
    IneffectiveKey(
      key: .showsLastUpdated,
      reason: "because 'content' draws the whole control",
      cause: .content
    ) {
      subject,
      _ in
      subject.control.design.showsLastUpdated && subject.control.design.content != nil
    },
    IneffectiveKey(
      key: .showsLastUpdated,
      reason: "because a 'view' draws every state",
      cause: .view
    ) {
      subject,
      _ in
      subject.control.design.showsLastUpdated && subject.control.design.content == nil
        && RefreshState.allCases.allSatisfy { subject.shows(.view, in: $0) }
    },
    lastUpdated(of: .lastUpdatedStyle), lastUpdated(of: .lastUpdatedFormat),
    lastUpdated(of: .lastUpdatedNever),
    IneffectiveKey(
      key: .presetLocales,
      reason: "because no text of the control is that of a preset"
    ) {
      subject,
      _ in
      let language = subject.control.design.language
      return !subject.isBase
        && !subject.textsToTranslate.contains { PresetText.isKnown($0.text, in: language) }
    },
    unlessDefault(
      .alignment,
      reason: "in a control at the leading or trailing edge",
      cause: .position
    ) { $0.edge.isHorizontal },
    unlessDefault(
      .axis,
      reason: "in a control at the leading or trailing edge, where it is always vertical",
      cause: .position
    ) { $0.edge.isHorizontal },
    IneffectiveKey(
      key: .arrowTurn,
      reason: "because the arrow points in the same direction in all states"
    ) {
      subject,
      _ in
      let arrows = RefreshState.allCases.compactMap { subject.shown(.arrow, in: $0)?.value.text }
      return !arrows.contains("up") || !arrows.contains("down")
    },
  ]

  /// The second level of a control that cannot have one because of a key.
  private static func secondLevel(_ reason: String, cause: KeyName) -> IneffectiveKey {
    IneffectiveKey(key: .secondLevel, reason: reason, cause: cause) { subject, _ in
      subject.control.behavior.secondLevelObstacle == cause
    }
  }

  /// A key of a last-updated time that is not shown.
  private static func lastUpdated(of key: KeyName) -> IneffectiveKey {
    IneffectiveKey(key: key, reason: "without 'show: true'", cause: .showsLastUpdated) {
      subject,
      _ in
      !subject.control.design.showsLastUpdated
    }
  }
}

extension RuleSubject {
  /// The triggering gesture.
  fileprivate var trigger: RefreshTrigger { control.behavior.trigger }

  /// The durations of the parts of a refresh.
  fileprivate var timing: RefreshTiming { control.behavior.timing }
}
