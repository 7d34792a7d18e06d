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

  /// The change that resolves the finding, worded to follow "expected".
  var remedy: String {
    let (without, removal) = ("without ", "\(SafeText.quote(key.name)) removed")
    guard reason.hasPrefix(without) else { return removal }
    return "\(reason.dropFirst(without.count)), or \(removal)"
  }

  /// Every key that another key can make ineffective.
  static let all = triggers + timings + others

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

  private static let timings = [
    IneffectiveKey(.curve, "because 'reveal' and 'retract' are 0") { subject, _ in
      subject.timing.reveal == 0 && subject.timing.retract == 0
    },
    // The action waits for the reveal, so the control can't be gone before it.
    IneffectiveKey(
      .minimumVisible,
      "unless it is longer than 'reveal', which the action waits for",
      cause: .reveal
    ) { subject, _ in
      let timing = subject.timing
      return subject.control.behavior.action == .afterReveal && timing.minimumVisible > 0
        && timing.minimumVisible <= timing.reveal
    },
  ]

  private static let others = [
    IneffectiveKey(.insetWhileRefreshing, "without 'style: pull'", cause: .style) {
      $0.control.behavior.style != .pull && $1.value != .text("none")
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
    IneffectiveKey(.alignment, "at a horizontal edge", cause: .position) {
      $0.control.behavior.edge.isHorizontal && $1.value != .text("center")
    },
    IneffectiveKey(.arrowTurn, "because no state turns an arrow") { subject, _ in
      let arrows = RefreshState.allCases.compactMap { subject.shown(.arrow, in: $0)?.value.text }
      return !arrows.contains("up") || !arrows.contains("down")
    },
  ]
}

extension RuleSubject {
  /// What starts a refresh.
  fileprivate var trigger: RefreshTrigger { control.behavior.trigger }

  /// How long each part of a refresh takes.
  fileprivate var timing: RefreshTiming { control.behavior.timing }

  /// Whether the time of the last success is shown.
  fileprivate var showsLastUpdate: Bool { setting(.showsLastUpdated)?.value == .flag(true) }
}
