/// The conditions under which a gesture or a scroll starts a refresh.
public struct RefreshTrigger: Sendable, Equatable {
  /// The gesture or scroll that starts a refresh.
  public enum When: UInt8, Sendable, CaseIterable {
    /// A release past the distance.
    case release
    /// Crossing the distance, usually while the finger is still down.
    case cross
    /// Scrolling toward the edge until the control is visible.
    case reach
    /// A tap on the control; no scroll starts a refresh.
    case tap
    /// A `UIRefreshControl`, inside which the control is drawn; UIKit decides about the pull.
    ///
    /// `RefreshBehavior.system(timing:)` creates the behavior of such a control.
    case system

    /// Whether a pull past the trigger distance starts a refresh.
    package var isPull: Bool { self == .release || self == .cross }

    /// Whether the control has a progress that follows a pull.
    package var followsPull: Bool { isPull || self == .system }
  }

  /// The comparison of the pull with the distance.
  public enum Comparison: UInt8, Sendable, CaseIterable {
    /// The pull has to exceed the distance.
    case above
    /// The pull has to reach the distance.
    case atLeast
    /// The pull has to exceed the distance to arm the control, and to reach it to keep it armed.
    case latching
  }

  /// The event that the control treats as the release of the list.
  public enum Release: UInt8, Sendable, CaseIterable {
    /// The finger lifts.
    case lift
    /// The first scroll after the finger has lifted, as in libraries that observe only the offset.
    case settle
  }

  /// The gesture or scroll that starts a refresh.
  package var when: When
  /// The trigger distance past the edge; not used by `reach` and `tap`, and with `system` a guess.
  public var distance: RefreshDistance
  /// The comparison of the pull with the distance.
  public var comparison: Comparison
  /// Whether only a finger, not a programmatic scroll or deceleration, can start a refresh.
  public var requiresDrag: Bool
  /// Whether only a drag that begins at the edge can start a refresh.
  public var beginsAtEdge: Bool
  /// The event that the control treats as the release of the list.
  public var releasedBy: Release
  /// With `reach`: the visible fraction of the control that starts a refresh, from 0 to 1.
  public var visibleFraction: Double
  /// With `reach`: the distance before the edge at which a refresh starts.
  public var preload: RefreshDistance
  /// With `reach`: the number of refreshes that one drag can start; `Int.max` is unlimited.
  public var perDrag: Int

  /// Creates a trigger.
  public init(
    when kind: When,
    distance: RefreshDistance = 0,
    comparison: Comparison = .above,
    requiresDrag: Bool = true,
    beginsAtEdge: Bool = false,
    releasedBy: Release = .lift,
    visibleFraction: Double = 1,
    preload: RefreshDistance = 0,
    perDrag: Int = 1
  ) {
    self.when = kind
    self.distance = distance
    self.comparison = comparison
    self.requiresDrag = requiresDrag
    self.beginsAtEdge = beginsAtEdge
    self.releasedBy = releasedBy
    self.visibleFraction = visibleFraction
    self.preload = preload
    self.perDrag = perDrag
  }

  /// Creates the trigger of a spec that states only the gesture.
  ///
  /// A pull is as long as the control is high, and only `reach` needs no finger.
  package init(when kind: When, ofHeight height: Double) {
    self.init(
      when: kind,
      distance: .points(kind.isPull ? height : 0),
      requiresDrag: kind != .reach
    )
  }

  /// Whether a scroll without a finger can start a refresh.
  ///
  /// With `reach`, the end of such a scroll may count as a release, which starts a refresh even if
  /// `requiresDrag` is true. A test compares the other cases with the state machine.
  package var startsWithoutFinger: Bool {
    switch when {
    case .release, .cross: !requiresDrag
    case .reach: true
    case .tap, .system: false
    }
  }

  /// The viewport of lists in tests and pictures, in points.
  package static var plainViewport: Double { 600 }

  /// Whether the distance that starts a refresh is a percentage of the viewport.
  package var hasShares: Bool {
    switch when {
    case .release, .cross: distance.isShare
    case .reach: preload.isShare
    case .tap, .system: false
    }
  }

  /// Whether distances depend on the viewport.
  var followsViewport: Bool { distance.isShare || preload.isShare }

  /// A pull of a `UIRefreshControl`, whose distance is not public.
  ///
  /// Until a pull has shown the distance, it counts as a fifth of the viewport, and at most 148 points.
  static var ofSystem: RefreshTrigger { RefreshTrigger(when: .system, distance: .share(0.2)) }

  /// The largest guess of the distance of a `UIRefreshControl`, in points.
  private static var longestGuess: Double { 148 }

  /// Sets the points of distances that are percentages of a viewport.
  ///
  /// A percentage of a list without a size is no distance: no pull and no scroll reaches it.
  package mutating func convertShares(viewport: Double) {
    distance.convert(viewport: viewport, none: .infinity)
    preload.convert(viewport: viewport, none: -.infinity)
    if when == .system, distance.isShare {
      distance.points = min(distance.points, Self.longestGuess)
    }
  }

  /// The trigger with the points of its distances in place of shares.
  package var inPoints: RefreshTrigger {
    var trigger = self
    (trigger.distance, trigger.preload) = (.points(distance.points), .points(preload.points))
    return trigger
  }

  /// The pull that counts as full: the distance, or any pull if the distance is 0.
  var fullPull: Double { distance.points > 0 ? distance.points : 1 }
}
