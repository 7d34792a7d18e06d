/// What starts a refresh without the app asking for it.
public struct RefreshTrigger: Sendable, Equatable {
  /// The kind of gesture.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Letting go past the distance.
    case release
    /// Crossing the distance with the finger still down.
    case cross
    /// Scrolling outward until the control comes into sight.
    case reach
  }

  /// What happens at exactly the distance.
  public enum Comparison: UInt8, Sendable, CaseIterable {
    /// The distance itself is not past it.
    case exclusive
    /// The distance itself is past it.
    case inclusive
    /// The distance itself changes nothing: armed stays armed, unarmed stays unarmed.
    case latching
  }

  /// What counts as letting go.
  public enum Release: UInt8, Sendable, CaseIterable {
    /// The finger leaving the screen.
    case lift
    /// The first scroll without a finger, which is all that a library watching the offset sees.
    case settle
  }

  /// The gesture that starts a refresh.
  public var kind: Kind
  /// How far past the edge the list has to be pulled, in points; `reach` has no use for it.
  public var distance: Double
  /// What happens at exactly the distance.
  public var comparison: Comparison
  /// Whether a finger has to arm the control, or a scroll alone may.
  public var requiresDrag: Bool
  /// What counts as letting go.
  public var release: Release
  /// The part of the control that has to be in sight, from 0 to 1, for `reach`.
  public var visible: Double
  /// How many points before that the refresh may start, for `reach`.
  public var preload: Double
  /// How many refreshes one drag may start, for `reach`; `Int.max` is unlimited.
  public var perDrag: Int

  /// Creates a trigger.
  public init(
    _ kind: Kind,
    distance: Double = 0,
    comparison: Comparison = .exclusive,
    requiresDrag: Bool = true,
    release: Release = .lift,
    visible: Double = 1,
    preload: Double = 0,
    perDrag: Int = 1
  ) {
    self.kind = kind
    self.distance = distance
    self.comparison = comparison
    self.requiresDrag = requiresDrag
    self.release = release
    self.visible = visible
    self.preload = preload
    self.perDrag = perDrag
  }
}
