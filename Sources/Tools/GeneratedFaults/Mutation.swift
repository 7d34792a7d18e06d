import RefreshRuntime

/// An edit that a developer might make to a generated control by hand.
struct Mutation: Sendable {
  /// The name of the edit.
  let name: String
  /// The key of the spec that a failing test has to name.
  let key: String
  /// The edit of the control's behavior.
  var behavior: @Sendable (inout RefreshBehavior) -> Void = { _ in }
  /// The edit of the control's appearance in a state.
  var look: @Sendable (inout RefreshAppearance, RefreshState) -> Void = { _, _ in }
  /// The edit of the control's traits.
  var traits: @Sendable (inout Traits) -> Void = { _ in }

  /// All edits: of each number, text, color, comparison, style, timing and position.
  static let all = behaviors + looks + allTraits
}

/// The properties of a control other than its behavior and its appearances.
struct Traits: Sendable, Equatable {
  var curve: RefreshCurve
  var retractCurve: RefreshCurve
  var alpha: RefreshAlpha
  var haptics: RefreshHaptics
  var reducedMotion: RefreshReducedMotion
  var arrowDuration: Double
  var surface: RefreshSurface
  var changeDuration: Double
  var layout: RefreshLayout
  var lastUpdated: RefreshLastUpdated?
  var accessibilityLabel: String?
  var announcedStates: [RefreshState]
  var stringTable: String?

  init(_ design: any RefreshDesign.Type) {
    curve = design.curve
    retractCurve = design.retractCurve
    alpha = design.alpha
    haptics = design.haptics
    reducedMotion = design.reducedMotion
    arrowDuration = design.arrowDuration
    surface = design.surface
    changeDuration = design.changeDuration
    layout = design.layout
    lastUpdated = design.lastUpdated
    accessibilityLabel = design.accessibilityLabel
    announcedStates = design.announcedStates
    stringTable = design.stringTable
  }
}

extension Mutation {
  private static let behaviors: [Mutation] =
    numbers + timings + flags + choices

  private static let numbers: [Mutation] = [
    edit("height + 1", "height") { $0.height += 1 },
    edit("height - 1", "height") { $0.height -= 1 },
    edit("distance + 0.5", "trigger.distance") { $0.trigger.distance += 0.5 },
    edit("distance + 1", "trigger.distance") { $0.trigger.distance += 1 },
    edit("distance - 1", "trigger.distance") { $0.trigger.distance -= 1 },
    edit("visible - 0.1", "trigger.visible") { $0.trigger.visible -= 0.1 },
    edit("preload + 1", "trigger.preload") { $0.trigger.preload += 1 },
    edit("perDrag + 1", "trigger.perDrag") {
      if $0.trigger.perDrag < .max { $0.trigger.perDrag += 1 }
    },
    edit("perDrag unlimited", "trigger.perDrag") { $0.trigger.perDrag = .max },
    edit("ignoredInset + 1", "ignoredInset") { $0.ignoredInset += 1 },
    edit("ignoredInset 0", "ignoredInset") { $0.ignoredInset = 0 },
    edit("secondLevel.distance + 1", "secondLevel.distance") { $0.secondLevel?.distance += 1 },
    edit("secondLevel.height + 1", "secondLevel.height") { $0.secondLevel?.height += 1 },
    edit("no second level", "secondLevel.height") { $0.secondLevel = nil },
  ]

  private static let timings: [Mutation] = [
    edit("reveal + 0.01", "animation.reveal") { $0.timing.reveal += 0.01 },
    edit("reveal halved", "animation.reveal") { $0.timing.reveal /= 2 },
    edit("retract + 0.01", "animation.retract") { $0.timing.retract += 0.01 },
    edit("retract halved", "animation.retract") { $0.timing.retract /= 2 },
    edit("endDelay + 0.01", "animation.endDelay") { $0.timing.endDelay += 0.01 },
    edit("minimumVisible + 0.01", "animation.minimumVisible") { $0.timing.minimumVisible += 0.01 },
    edit("minimumVisible 0", "animation.minimumVisible") { $0.timing.minimumVisible = 0 },
    edit("succeededVisible + 0.01", "outcome.succeeded") { $0.timing.succeededVisible += 0.01 },
    edit("succeededVisible 0", "outcome.succeeded") { $0.timing.succeededVisible = 0 },
    edit("failedVisible + 0.01", "outcome.failed") { $0.timing.failedVisible += 0.01 },
    edit("failedVisible 0", "outcome.failed") { $0.timing.failedVisible = 0 },
    edit("timeout + 1", "timeout") { $0.timing.timeout += 1 },
    edit("timeout - 1", "timeout") { $0.timing.timeout -= 1 },
    edit("timeout none", "timeout") { $0.timing.timeout = .infinity },
    edit("timeout 30", "timeout") { $0.timing.timeout = 30 },
  ]

  private static let flags: [Mutation] = [
    edit("isInterruptible", "interruptible") { $0.isInterruptible.toggle() },
    edit("isExclusive", "exclusive") { $0.isExclusive.toggle() },
    edit("showsFailure", "states.failed") { $0.showsFailure.toggle() },
    edit("allowsExhausted", "exhausted.allowed") { $0.allowsExhausted.toggle() },
    edit("resetsOnOppositeRefresh", "exhausted.resetOnRefresh") {
      $0.resetsOnOppositeRefresh.toggle()
    },
    edit("resetsOnEnd", "exhausted.resetOnEnd") { $0.resetsOnEnd.toggle() },
    edit("resetsOnTap", "exhausted.resetOnTap") { $0.resetsOnTap.toggle() },
    edit("hidesWhenEmpty", "hidesWhenEmpty") { $0.hidesWhenEmpty.toggle() },
    edit("hidesWhenShort", "hidesWhenShort") { $0.hidesWhenShort.toggle() },
    edit("fillsScreen", "fillsScreen") { $0.fillsScreen.toggle() },
    edit("beginsAtEdge", "trigger.beginsAtEdge") { $0.trigger.beginsAtEdge.toggle() },
    edit("isPinned", "pinned") { $0.isPinned.toggle() },
    edit("requiresDrag", "trigger.requiresDrag") { $0.trigger.requiresDrag.toggle() },
  ]

  private static let choices: [Mutation] =
    RefreshEdge.allCases.map { edge in edit("edge \(edge)", "position") { $0.edge = edge } }
    + RefreshBehavior.Style.allCases.map { style in
      edit("style \(style)", "style") { $0.style = style }
    }
    + RefreshBehavior.Action.allCases.map { action in
      edit("action \(action)", "action") { $0.action = action }
    }
    + RefreshBehavior.Inset.allCases.map { inset in
      edit("inset \(inset)", "insetWhileRefreshing") { $0.inset = inset }
    }
    + RefreshTrigger.Kind.allCases.map { kind in
      edit("kind \(kind)", "trigger.when") { $0.trigger.kind = kind }
    }
    + RefreshTrigger.Comparison.allCases.map { comparison in
      edit("comparison \(comparison)", "trigger.compare") { $0.trigger.comparison = comparison }
    }
    + RefreshTrigger.Release.allCases.map { release in
      edit("release \(release)", "trigger.release") { $0.trigger.release = release }
    }

  private static func edit(
    _ name: String,
    _ key: String,
    _ body: @escaping @Sendable (inout RefreshBehavior) -> Void
  ) -> Mutation {
    Mutation(name: name, key: key, behavior: body)
  }
}

extension Mutation {
  private static let looks: [Mutation] = RefreshState.allCases.flatMap { phase in
    [
      look("title", phase) { $0.title = $0.title.map { $0 + "." } },
      look("title", phase, "title gone") { $0.title = nil },
      look("subtitle", phase) { $0.subtitle = ($0.subtitle ?? "") + "." },
      look("button", phase) { $0.button = ($0.button ?? "") + "." },
      look("color", phase) { $0.color = edited($0.color) },
      look("subtitleColor", phase) { $0.subtitleColor = edited($0.subtitleColor) },
      look("background", phase) { $0.background = edited($0.background) },
      look("tint", phase) { $0.tint = edited($0.tint) },
      look("ink", phase) { $0.ink = edited($0.ink) },
      look("track", phase) { $0.track = edited($0.track) },
      look("bad", phase) { $0.bad = edited($0.bad) },
      look("symbol", phase) { $0.symbol = ($0.symbol ?? "") + "x" },
      look("image", phase) { $0.image = ($0.image ?? "") + "x" },
      look("arrow", phase) { $0.arrow = $0.arrow == .up ? .down : .up },
      look("arrowImage", phase) { $0.arrowImage = ($0.arrowImage ?? "") + "x" },
      look("indicator", phase) { $0.indicator = $0.indicator == .medium ? .large : .medium },
      look("font", phase) { $0.font = RefreshFont(.caption2) },
      look("subtitleFont", phase) { $0.subtitleFont = RefreshFont(.caption2) },
      look("images", phase) { $0.images += ["x"] },
      look("frameDuration", phase) { $0.frameDuration += 0.01 },
      look("accessibility", phase) { $0.accessibility = ($0.accessibility ?? "") + "x" },
    ]
  }

  private static func look(
    _ key: String,
    _ phase: RefreshState,
    _ name: String? = nil,
    _ body: @escaping @Sendable (inout RefreshAppearance) -> Void
  ) -> Mutation {
    Mutation(
      name: "\(name ?? key) while \(phase)",
      key: key,
      look: { if $1 == phase { body(&$0) } }
    )
  }

  /// The color with another dark shade; a new color if there is none.
  private static func edited(_ color: RefreshColor?) -> RefreshColor {
    guard var color else { return RefreshColor(.rgba(0x010203_FF)) }
    color.dark = .rgba(0x010203_FF)
    return color
  }
}

extension Mutation {
  private static let allTraits: [Mutation] = [
    manner("curve", "animation.curve") { $0.curve = $0.curve == .linear ? .easeIn : .linear },
    manner("retractCurve", "animation.retractCurve") {
      $0.retractCurve = $0.retractCurve == .linear ? .easeIn : .linear
    },
    manner("alpha", "alpha") { $0.alpha = $0.alpha == .fixed ? .followsPull : .fixed },
    manner("haptic", "haptics.armed") {
      $0.haptics.armed = $0.haptics.armed == .heavy ? .light : .heavy
    },
    manner("reducedMotion", "animation.reduceMotion") {
      $0.reducedMotion = $0.reducedMotion == .keep ? .none : .keep
    },
    manner("surface", "surface") { $0.surface = $0.surface == .none ? .capsule : .none },
    manner("arrowDuration", "animation.arrow") { $0.arrowDuration += 0.01 },
    manner("changeDuration", "animation.change") { $0.changeDuration += 0.01 },
    manner("layout", "layout.spacing") { $0.layout.spacing += 1 },
    manner("lastUpdated", "lastUpdated.key") { $0.lastUpdated = RefreshLastUpdated(key: "x") },
    manner("accessibilityLabel", "accessibility.label") {
      $0.accessibilityLabel = ($0.accessibilityLabel ?? "") + "x"
    },
    manner("announcedStates", "accessibility.announce") { $0.announcedStates += [.idle] },
    manner("stringTable", "stringTable") { $0.stringTable = ($0.stringTable ?? "") + "x" },
  ]

  private static func manner(
    _ name: String,
    _ key: String,
    _ body: @escaping @Sendable (inout Traits) -> Void
  ) -> Mutation {
    Mutation(name: name, key: key, traits: body)
  }
}
