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
    _ key: KeyName,
    _ reason: String,
    cause: KeyName? = nil,
    _ isIneffective: @escaping @Sendable (RuleSubject, Field) -> Bool
  ) {
    self.key = key
    self.reason = reason
    self.cause = cause
    self.isIneffective = isIneffective
  }

  /// The change that resolves the finding, worded as a command.
  var remedy: String {
    let (without, removal) = ("without ", "remove \(SafeText.quote(key.name))")
    guard reason.hasPrefix(without) else { return removal }
    return "use \(reason.dropFirst(without.count)), or \(removal)"
  }

  /// Every key that another key can make ineffective.
  static let all = triggers + taps + timings + others

  // A key that is set to its default is not reported.
  private static let triggers = [
    IneffectiveKey(.visible, "without 'when: reach'", cause: .when) {
      $0.trigger.kind != .reach && $1.value != .number(1)
    },
    IneffectiveKey(.preload, "without 'when: reach'", cause: .when) {
      $0.trigger.kind != .reach && $1.value != .number(0)
    },
    IneffectiveKey(.perDrag, "without 'when: reach'", cause: .when) {
      $0.trigger.kind != .reach && $1.value != .number(1)
    },
    IneffectiveKey(.distance, "with 'when: reach'", cause: .when) { subject, _ in
      subject.trigger.kind == .reach
    },
    IneffectiveKey(.release, "without 'when: release'", cause: .when) {
      $0.trigger.kind != .release && $1.value != .text("lift")
    },
  ]

  private static let taps = [
    tap(.distance) { _ in true },
    tap(.compare) { $0 != .text("exclusive") },
    tap(.requiresDrag) { $0 != .flag(true) },
    tap(.interruptible) { $0 != .flag(true) },
    tap(.haptics, ", which has no armed phase") { $0 != .text("none") },
    tap(.alpha, ", because no pull starts a refresh") { $0 != .text("fixed") },
  ]

  /// A key that has no effect with `when: tap`.
  private static func tap(
    _ key: KeyName,
    _ explanation: String = "",
    _ isSet: @escaping @Sendable (SpecValue) -> Bool
  ) -> IneffectiveKey {
    IneffectiveKey(key, "with 'when: tap'" + explanation, cause: .when) {
      $0.trigger.kind == .tap && isSet($1.value)
    }
  }

  private static let timings = [
    IneffectiveKey(.curve, "because both 'reveal' and 'retract' are 0") { subject, _ in
      subject.timing.reveal == 0 && subject.timing.retract == 0
    }
  ]

  private static let others = [
    IneffectiveKey(.insetWhileRefreshing, "without 'style: pull'", cause: .style) {
      $0.control.behavior.style != .pull && $1.value != .text("none")
    },
    IneffectiveKey(.hidesWhenEmpty, "without 'position: bottom' or 'trailing'", cause: .position) {
      !$0.control.behavior.edge.isFar && $1.value == .flag(true)
    },
    IneffectiveKey(.secondLevel, "without 'position: top'", cause: .position) { subject, _ in
      subject.control.behavior.edge != .top
    },
    IneffectiveKey(.secondLevel, "without 'style: pull'", cause: .style) { subject, _ in
      subject.control.behavior.edge == .top && subject.control.behavior.style != .pull
    },
    IneffectiveKey(.secondLevel, "without 'when: release'", cause: .when) { subject, _ in
      let behavior = subject.control.behavior
      return behavior.edge == .top && behavior.style == .pull && behavior.trigger.kind != .release
    },
    IneffectiveKey(.haptics, "with 'when: reach', which has no armed phase", cause: .when) {
      $0.trigger.kind == .reach && $1.value != .text("none")
    },
    IneffectiveKey(.resetOnTap, "without 'allowed: true'", cause: .exhaustedAllowed) {
      !$0.control.behavior.allowsExhausted && $1.value == .flag(true)
    },
    IneffectiveKey(.resetOnRefresh, "without 'allowed: true'", cause: .exhaustedAllowed) {
      subject,
      _ in !subject.control.behavior.allowsExhausted
    },
    IneffectiveKey(.lastUpdatedKey, "without 'show: true'", cause: .showsLastUpdated) {
      subject,
      _ in !subject.showsLastUpdate
    },
    IneffectiveKey(.lastUpdatedStyle, "without 'show: true'", cause: .showsLastUpdated) {
      subject,
      _ in !subject.showsLastUpdate
    },
    IneffectiveKey(.lastUpdatedFormat, "without 'show: true'", cause: .showsLastUpdated) {
      subject,
      _ in !subject.showsLastUpdate
    },
    IneffectiveKey(.lastUpdatedNever, "without 'show: true'", cause: .showsLastUpdated) {
      subject,
      _ in !subject.showsLastUpdate
    },
    IneffectiveKey(.alignment, "in a control at the leading or trailing edge", cause: .position) {
      $0.control.behavior.edge.isHorizontal && $1.value != .text("center")
    },
    IneffectiveKey(.arrowTurn, "because the arrow points in the same direction in all states") {
      subject,
      _ in
      let arrows = RefreshState.allCases.compactMap { subject.shown(.arrow, in: $0)?.value.text }
      return !arrows.contains("up") || !arrows.contains("down")
    },
  ]
}

extension RuleSubject {
  /// The triggering gesture.
  fileprivate var trigger: RefreshTrigger { control.behavior.trigger }

  /// The durations of the parts of a refresh.
  fileprivate var timing: RefreshTiming { control.behavior.timing }

  /// Whether the time of the last success is shown.
  fileprivate var showsLastUpdate: Bool { setting(.showsLastUpdated)?.value == .flag(true) }
}
