import RefreshCore

/// The places on both sides of the threshold that tests look at.
struct TriggerModel {
  /// How far from the boundary the nearest place on the other side lies, in points.
  private static let step = 0.5

  private let behavior: RefreshBehavior
  private let boundary: Double

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    boundary = behavior.threshold
  }

  /// The last place that does not trigger.
  var short: Double { takesBoundary ? boundary - Self.step : boundary }

  /// The first place that does.
  var past: Double { takesBoundary ? boundary : boundary + Self.step }

  /// Whether the boundary itself is past it.
  private var takesBoundary: Bool {
    switch behavior.trigger.comparison {
    case .inclusive: true
    case .exclusive: false
    case .latching: behavior.trigger.kind == .reach
    }
  }
}
