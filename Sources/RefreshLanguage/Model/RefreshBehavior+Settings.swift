import RefreshCore

extension RefreshBehavior {
  /// The behaviour that the settings of a control describe.
  package init(_ settings: Settings) {
    let trigger = settings.nested("trigger", SpecLanguage.trigger)
    let exhausted = settings.nested("exhausted", SpecLanguage.exhausted)
    let height = settings.number("height") ?? 0
    self.init(
      edge: settings.choice("position", in: SpecLanguage.positions) ?? .top,
      style: settings.choice("style", in: SpecLanguage.styles) ?? .pull,
      height: height,
      trigger: RefreshTrigger(trigger, height: height),
      action: settings.choice("action", in: SpecLanguage.actions) ?? .afterReveal,
      inset: settings.choice("insetWhileRefreshing", in: SpecLanguage.insets) ?? .sticky,
      ignoredInset: settings.number("ignoredInset") ?? 0,
      timing: RefreshTiming(
        settings.nested("animation", SpecLanguage.animation),
        timeout: settings.seconds("timeout")
      ),
      isInterruptible: settings.flag("interruptible"),
      isExclusive: settings.flag("exclusive"),
      showsFailure: settings.map.map("states")["failed"] != nil,
      allowsExhausted: exhausted.flag("allowed"),
      resetsOnOppositeRefresh: exhausted.flag("allowed") && exhausted.flag("resetOnRefresh")
    )
  }
}

extension RefreshTrigger {
  fileprivate init(_ settings: Settings, height: Double) {
    let kind: Kind = settings.choice("when", in: SpecLanguage.triggers) ?? .release
    let perDrag = settings.number("perDrag") ?? 1
    self.init(
      kind,
      distance: kind == .reach ? 0 : settings.number("distance") ?? height,
      comparison: settings.choice("compare", in: SpecLanguage.comparisons) ?? .exclusive,
      requiresDrag: settings.flag("requiresDrag"),
      release: settings.choice("release", in: SpecLanguage.releases) ?? .lift,
      visible: settings.number("visible") ?? 1,
      preload: settings.number("preload") ?? 0,
      perDrag: perDrag.isFinite ? Int(perDrag) : .max
    )
  }
}

extension RefreshTiming {
  fileprivate init(_ settings: Settings, timeout: Double) {
    self.init(
      reveal: settings.seconds("reveal"),
      retract: settings.seconds("retract"),
      endDelay: settings.seconds("endDelay"),
      minimumVisible: settings.seconds("minimumVisible"),
      timeout: timeout
    )
  }
}
