import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// A key that another key can make ineffective.
struct IneffectiveKey: Sendable {
  let key: KeyName
  /// The condition, worded to follow "has no effect".
  let reason: String
  /// The key that makes this key ineffective.
  let cause: KeyName?
  /// Whether the key is ineffective for a control.
  let isIneffective: @Sendable (RuleSubject, Field) -> Bool

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
  ///
  /// The first reason counts.
  static let all = (insideSystem + behaviors + others).flatMap(\.self)

  /// Keys that a `UIRefreshControl` makes ineffective.
  private static let insideSystem: [[IneffectiveKey]] = [
    systemKeys(
      .when,
      .distance,
      .compare,
      .requiresDrag,
      .beginsAtEdge,
      .release,
      .visible,
      .preload,
      .perDrag,
      .pinned,
      .interruptible,
      reason: "where UIKit decides about the pull"
    ),
    systemKeys(
      .insetWhileRefreshing,
      .ignoredInset,
      .scales,
      reason: "where UIKit makes room of \(SpecText.number(RefreshBehavior.systemHeight)) points"
    ),
    systemKeys(
      .height,
      reason: "where UIKit makes room of \(SpecText.number(RefreshBehavior.systemHeight)) points",
      except: .number(RefreshBehavior.systemHeight)
    ),
    systemKeys(.action, reason: "where the action runs at once"),
    systemKeys(.reveal, .retract, .curve, .retractCurve, reason: "where UIKit moves the list"),
    systemKeys(.armedHaptic, reason: "where UIKit plays the haptic of the pull"),
    systemKeys(.resetOnTap, reason: "where the control takes no taps"),
    systemKeys(.secondLevel, reason: "where a pull has one distance"),
    systemKeys(
      .hidesWhenEmpty,
      .hidesWhenShort,
      .fillsScreen,
      reason: "where the control is a header"
    ),
  ]

  /// Keys that other values of the behavior make ineffective.
  private static let behaviors: [[IneffectiveKey]] = [
    keys(.visible, .preload, .perDrag, reason: "without 'when: reach'", cause: .when) {
      $0.trigger.kind != .reach
    },
    keys(.fillsScreen, reason: "without 'when: reach'", cause: .when) {
      $0.edge.isFar && $0.trigger.kind != .reach
    },
    keys(.distance, reason: "with 'when: reach'", cause: .when, evenDefaults: true) {
      $0.trigger.kind == .reach
    },
    keys(.armedHaptic, reason: "with 'when: reach', which has no armed phase", cause: .when) {
      $0.trigger.kind == .reach
    },
    keys(.release, reason: "without 'when: release'", cause: .when) {
      $0.trigger.kind != .release
    },
    keys(.distance, reason: "with 'when: tap'", cause: .when, evenDefaults: true) {
      $0.trigger.kind == .tap
    },
    keys(
      .compare,
      .requiresDrag,
      .beginsAtEdge,
      .interruptible,
      reason: "with 'when: tap'",
      cause: .when
    ) { $0.trigger.kind == .tap },
    keys(.armedHaptic, reason: "with 'when: tap', which has no armed phase", cause: .when) {
      $0.trigger.kind == .tap
    },
    keys(.alpha, reason: "with 'when: tap', because no pull starts a refresh", cause: .when) {
      $0.trigger.kind == .tap
    },
    keys(.curve, reason: "because both 'reveal' and 'retract' are 0", evenDefaults: true) {
      $0.timing.reveal == 0 && $0.timing.retract == 0
    },
    keys(.retractCurve, reason: "because 'retract' is 0", evenDefaults: true) {
      $0.timing.retract == 0
    },
    keys(
      .failedVisible,
      reason: "because an inline control keeps showing 'failed'",
      cause: .style
    ) { $0.style == .inline && $0.showsFailure },
    keys(.pinned, reason: "without 'style: pull'", cause: .style) { $0.style != .pull },
    keys(
      .hidesWhenEmpty,
      .hidesWhenShort,
      .fillsScreen,
      reason: "without 'position: bottom' or 'trailing'",
      cause: .position
    ) { !$0.edge.isFar },
    keys(.secondLevel, reason: "without 'position: top'", cause: .position, evenDefaults: true) {
      $0.secondLevelObstacle == .position
    },
    keys(.secondLevel, reason: "without 'style: pull'", cause: .style, evenDefaults: true) {
      $0.secondLevelObstacle == .style
    },
    keys(.secondLevel, reason: "without 'when: release'", cause: .when, evenDefaults: true) {
      $0.secondLevelObstacle == .when
    },
    keys(.resetOnEnd, .resetOnTap, reason: "without 'allowed: true'", cause: .exhaustedAllowed) {
      !$0.allowsExhausted
    },
    keys(
      .resetOnRefresh,
      reason: "without 'allowed: true'",
      cause: .exhaustedAllowed,
      evenDefaults: true
    ) { !$0.allowsExhausted },
    keys(
      .alignment,
      reason: "in a control at the leading or trailing edge",
      cause: .position
    ) { $0.edge.isHorizontal },
    keys(
      .axis,
      reason: "in a control at the leading or trailing edge, where 'picture' decides",
      cause: .position
    ) { $0.edge.isHorizontal },
  ]

  /// Keys that values of the appearance and the texts make ineffective.
  private static let others: [[IneffectiveKey]] = [
    shownKeys(.insetWhileRefreshing, reason: "without 'style: pull'", cause: .style) {
      $0.control.behavior.style != .pull
        && $0.own(.insetWhileRefreshing)?.value != .text("none")
    },
    shownKeys(
      .picture,
      reason: "in a control at the leading or trailing edge, unless it is 'atMargin'",
      cause: .position
    ) {
      $0.control.behavior.edge.isHorizontal && $0.control.design.layout.picture == .besideTexts
    },
    shownKeys(
      .showsLastUpdated,
      reason: "because 'content' draws the whole control",
      cause: .content
    ) { subject in
      subject.control.design.showsLastUpdated && subject.control.design.content != nil
    },
    shownKeys(.showsLastUpdated, reason: "because a 'view' draws every state", cause: .view) {
      subject in
      subject.control.design.showsLastUpdated && subject.control.design.content == nil
        && RefreshState.allCases.allSatisfy { subject.shows(.view, in: $0) }
    },
    shownKeys(
      .lastUpdatedStyle,
      .lastUpdatedFormat,
      .lastUpdatedNever,
      reason: "without 'show: true'",
      cause: .showsLastUpdated
    ) { !$0.control.design.showsLastUpdated },
    shownKeys(.presetLocales, reason: "because no text of the control is that of a preset") {
      subject in
      let language = subject.control.design.language
      return !subject.isBase
        && !subject.textsToTranslate.contains { PresetText.isKnown($0.text, in: language) }
    },
    shownKeys(.arrowTurn, reason: "because the arrow points in the same direction in all states") {
      subject in
      let arrows = RefreshState.allCases.compactMap { subject.shown(.arrow, in: $0)?.value.text }
      return !arrows.contains("up") || !arrows.contains("down")
    },
  ]

  /// Keys that a value of the behavior makes ineffective; their defaults are no finding, unless they
  /// count, too.
  private static func keys(
    _ keys: KeyName...,
    reason: String,
    cause: KeyName? = nil,
    evenDefaults: Bool = false,
    if isIneffective: @escaping @Sendable (RefreshBehavior) -> Bool
  ) -> [IneffectiveKey] {
    keys.map { key in
      IneffectiveKey(key: key, reason: reason, cause: cause) {
        isIneffective($0.control.behavior)
          && (evenDefaults || !SpecLanguage.control.isValue($1.value, of: key, in: .defaults))
      }
    }
  }

  /// Keys that have no effect inside a `UIRefreshControl`, except with the value that UIKit has.
  private static func systemKeys(
    _ keys: KeyName...,
    reason: String,
    except value: SpecValue? = nil
  ) -> [IneffectiveKey] {
    keys.map { key in
      IneffectiveKey(key: key, reason: "with 'style: system', \(reason)", cause: .style) {
        $0.control.behavior.trigger.kind == .system && $1.value != value
      }
    }
  }

  private static func shownKeys(
    _ keys: KeyName...,
    reason: String,
    cause: KeyName? = nil,
    if isIneffective: @escaping @Sendable (RuleSubject) -> Bool
  ) -> [IneffectiveKey] {
    keys.map { key in
      IneffectiveKey(key: key, reason: reason, cause: cause) { subject, _ in isIneffective(subject)
      }
    }
  }
}
