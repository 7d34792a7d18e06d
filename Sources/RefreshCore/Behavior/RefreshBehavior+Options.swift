/// The options of a behavior as numbers, in a fixed order.
///
/// Proofs and preview pages identify a behavior by these numbers. The initializers are
/// the only list of options: each has to set all stored properties, so an option that is missing does
/// not compile.
extension RefreshBehavior {
  /// Creates a behavior by changing each option of another one.
  ///
  /// The order of the options is that of their declaration.
  package init(other: RefreshBehavior, change: (Double) -> Double) {
    edge = other.edge.changed(change)
    style = other.style.changed(change)
    isPinned = other.isPinned.changed(change)
    height = change(other.height)
    trigger = RefreshTrigger(other: other.trigger, change: change)
    action = other.action.changed(change)
    insetWhileRefreshing = other.insetWhileRefreshing.changed(change)
    ignoredInset = change(other.ignoredInset)
    timing = RefreshTiming(other: other.timing, change: change)
    isInterruptible = other.isInterruptible.changed(change)
    isExclusive = other.isExclusive.changed(change)
    showsFailure = other.showsFailure.changed(change)
    allowsExhausted = other.allowsExhausted.changed(change)
    resetsOnOppositeRefresh = other.resetsOnOppositeRefresh.changed(change)
    resetsOnEnd = other.resetsOnEnd.changed(change)
    resetsOnTap = other.resetsOnTap.changed(change)
    hidesWhenEmpty = other.hidesWhenEmpty.changed(change)
    hidesWhenShort = other.hidesWhenShort.changed(change)
    fillsScreen = other.fillsScreen.changed(change)
    let hasSecondLevel = (other.secondLevel != nil).changed(change)
    let level = RefreshSecondLevel(
      other: other.secondLevel ?? RefreshSecondLevel(distance: 0, height: 0),
      change: change
    )
    secondLevel = hasSecondLevel ? level : nil
  }
}

extension RefreshTrigger {
  fileprivate init(other: RefreshTrigger, change: (Double) -> Double) {
    when = other.when.changed(change)
    distance = RefreshDistance(other: other.distance, change: change)
    comparison = other.comparison.changed(change)
    requiresDrag = other.requiresDrag.changed(change)
    beginsAtEdge = other.beginsAtEdge.changed(change)
    releasedBy = other.releasedBy.changed(change)
    visibleFraction = change(other.visibleFraction)
    preload = RefreshDistance(other: other.preload, change: change)
    // JavaScript, which passes the numbers of a page on, has infinity instead of `Int.max`.
    let limit = change(other.perDrag == .max ? .infinity : Double(other.perDrag))
    perDrag = limit.whole(below: 1e15) ?? .max
  }
}

extension RefreshDistance {
  fileprivate init(other: RefreshDistance, change: (Double) -> Double) {
    self.init(points: change(other.points), fraction: change(other.fraction))
  }
}

extension RefreshTiming {
  fileprivate init(other: RefreshTiming, change: (Double) -> Double) {
    reveal = change(other.reveal)
    retract = change(other.retract)
    endDelay = change(other.endDelay)
    minimumVisible = change(other.minimumVisible)
    succeeded = change(other.succeeded)
    failed = change(other.failed)
    timeout = change(other.timeout)
  }
}

extension RefreshSecondLevel {
  fileprivate init(other: RefreshSecondLevel, change: (Double) -> Double) {
    distance = change(other.distance)
    height = change(other.height)
  }
}

extension RawRepresentable<UInt8> {
  fileprivate func changed(_ change: (Double) -> Double) -> Self {
    Self(rawValue: rawValue.changed(change)) ?? self
  }
}

extension UInt8 {
  /// Not inlined, which would make the core larger by 2%.
  @inline(never)
  fileprivate func changed(_ change: (Double) -> Double) -> UInt8 {
    UInt8(change(Double(self)).whole(below: 256) ?? Int(self))
  }
}

extension Double {
  /// The whole number at or below this one, which has to be less than `limit`.
  ///
  /// `Int(exactly:)` needs functions of the C library, which an app without Foundation does not link.
  fileprivate func whole(below limit: Double) -> Int? {
    self >= 0 && self < limit ? Int(self) : nil
  }
}

extension Bool {
  fileprivate func changed(_ change: (Double) -> Double) -> Bool {
    change(self ? 1 : 0) != 0
  }
}
