import RefreshCore
import RefreshLanguage

/// A key that some other key can make useless.
struct UselessKey: Sendable {
  /// The map that the key stands in, unless it stands in the control itself.
  let map: String?
  /// The key.
  let name: String
  /// When it is useless, worded to follow "has no effect".
  let reason: String
  /// The key that makes it so.
  let cause: (map: String?, name: String)?
  /// Whether it is useless for a control.
  let isUseless: @Sendable (RuleSubject, Field) -> Bool

  private init(
    _ path: String,
    _ reason: String,
    cause: String? = nil,
    _ isUseless: @escaping @Sendable (RuleSubject, Field) -> Bool
  ) {
    (map, name) = Self.parts(path)
    self.reason = reason
    self.cause = cause.map(Self.parts)
    self.isUseless = isUseless
  }

  private static func parts(_ path: String) -> (map: String?, name: String) {
    let parts = path.split(separator: ".").map(String.init)
    return (parts.count > 1 ? parts[0] : nil, parts.last ?? path)
  }

  /// Every such key, those of one map together.
  static let byMap: [(map: String?, keys: [UselessKey])] = {
    let all = Dictionary(grouping: triggers + timings + others, by: \.map)
    return all.map { (map: $0.key, keys: $0.value) }.sorted { ($0.map ?? "") < ($1.map ?? "") }
  }()

  // A default that is written out promises nothing, so it does no harm either.
  private static let triggers = [
    UselessKey("trigger.visible", "without 'when: reach'", cause: "trigger.when") {
      $0.trigger.kind != .reach && $1.value != .number(1)
    },
    UselessKey("trigger.preload", "without 'when: reach'", cause: "trigger.when") {
      $0.trigger.kind != .reach && $1.value != .number(0)
    },
    UselessKey("trigger.perDrag", "without 'when: reach'", cause: "trigger.when") {
      $0.trigger.kind != .reach && $1.value != .number(1)
    },
    UselessKey("trigger.distance", "with 'when: reach'", cause: "trigger.when") { subject, _ in
      subject.trigger.kind == .reach
    },
    UselessKey("trigger.release", "without 'when: release'", cause: "trigger.when") {
      $0.trigger.kind != .release && $1.value != .text("lift")
    },
  ]

  private static let timings = [
    UselessKey("animation.curve", "where 'reveal' and 'retract' take no time") { subject, _ in
      subject.timing.reveal == 0 && subject.timing.retract == 0
    },
    // The action waits for the reveal, so the control can't be gone before it.
    UselessKey(
      "animation.minimumVisible",
      "unless it is longer than 'reveal', which the action waits for",
      cause: "animation.reveal"
    ) { subject, _ in
      let timing = subject.timing
      return subject.control.behavior.action == .afterReveal && timing.minimumVisible > 0
        && timing.minimumVisible <= timing.reveal
    },
  ]

  private static let others = [
    UselessKey("insetWhileRefreshing", "without 'style: pull'", cause: "style") {
      $0.control.behavior.style != .pull && $1.value != .text("none")
    },
    UselessKey("haptics", "with 'when: reach', which no finger holds back", cause: "trigger.when") {
      $0.trigger.kind == .reach && $1.value != .text("none")
    },
    UselessKey("exhausted.resetOnRefresh", "without 'allowed: true'", cause: "exhausted.allowed") {
      subject,
      _ in !subject.control.behavior.allowsExhausted
    },
    UselessKey("lastUpdated.key", "without 'show: true'", cause: "lastUpdated.show") {
      subject,
      _ in !subject.showsLastUpdate
    },
    UselessKey("lastUpdated.style", "without 'show: true'", cause: "lastUpdated.show") {
      subject,
      _ in !subject.showsLastUpdate
    },
  ]
}

extension RuleSubject {
  /// What starts a refresh.
  fileprivate var trigger: RefreshTrigger { control.behavior.trigger }

  /// How long each part of a refresh takes.
  fileprivate var timing: RefreshTiming { control.behavior.timing }

  /// Whether the time of the last success is shown.
  fileprivate var showsLastUpdate: Bool { setting("lastUpdated", "show")?.value == .flag(true) }
}
