import RefreshCore

/// Where the places of walks lie for one control, in the list of a `RefreshRig`.
struct WalkPlaces: Sendable {
  private let behavior: RefreshBehavior
  private let trigger: TriggerModel

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    trigger = TriggerModel(behavior)
  }

  /// The points past the control's edge at a place.
  func distance(to place: WalkPlace) -> Double {
    switch place {
    case .rest: 0
    case .short: trigger.short
    case .past: trigger.past
    case .beyond: max(trigger.past, 1)
    }
  }

  /// What the control sees at a place.
  func reading(at place: WalkPlace, isDragging: Bool) -> ScrollReading {
    var reading = Self.list
    let rest = behavior.rest(in: reading)
    let distance = distance(to: place)
    reading.offset = behavior.edge.isFar ? rest + distance : rest - distance
    reading.isDragging = isDragging
    return reading
  }

  /// The list of a `RefreshRig`.
  static let list = ScrollReading(offset: 0, viewport: 600, content: 2000, start: 64, end: 34)
}
