import RefreshCore

/// The last position of a pull at which the control does not trigger, and the first one after it.
struct TriggerModel {
  /// The distance between the two positions, in points.
  private static let step = 0.5

  private let behavior: RefreshBehavior
  private let boundary: Double

  init(_ behavior: RefreshBehavior) {
    self.init(behavior, at: behavior.threshold)
  }

  private init(_ behavior: RefreshBehavior, at boundary: Double) {
    self.behavior = behavior
    self.boundary = boundary
  }

  /// The same positions for the second level; `nil` without a second level.
  static func secondLevel(of behavior: RefreshBehavior) -> TriggerModel? {
    behavior.secondLevel.map { TriggerModel(behavior, at: $0.distance) }
  }

  /// The last position of a pull at which the control does not trigger.
  var belowThreshold: Double { behavior.includesThreshold ? boundary - Self.step : boundary }

  /// The first position of a pull at which the control triggers.
  var aboveThreshold: Double { behavior.includesThreshold ? boundary : boundary + Self.step }
}
