import RefreshCore
import RefreshWorld

/// The positions to which test paths scroll the list of a `RefreshRig`.
struct PathPlaces: Sendable {
  /// The distances past the edge of the list, in the order of `PathPlace`.
  private let distances: SIMD8<Double>
  /// The offset at rest.
  private let rest: Double
  private let edge: RefreshEdge

  init(_ behavior: RefreshBehavior) {
    let trigger = TriggerModel(behavior)
    let above = trigger.aboveThreshold
    let second = TriggerModel.secondLevel(of: behavior)?.aboveThreshold ?? above
    distances = SIMD8(0, trigger.belowThreshold, above, max(above, 1), second, 0, 0, 0)
    rest = behavior.rest(in: .list)
    edge = behavior.edge
  }

  /// The distance past the edge of the list at a position.
  func distance(to place: PathPlace) -> Double { distances[place.rawValue] }

  /// The state of the list at a position, without a finger.
  func reading(at place: PathPlace) -> ScrollReading {
    var reading = ScrollReading.list
    reading.offset = edge.offset(atPull: distance(to: place), from: rest)
    return reading
  }
}
