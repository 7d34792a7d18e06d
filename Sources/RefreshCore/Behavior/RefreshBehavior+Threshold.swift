/// The comparison with the trigger distance, for descriptions, diagrams and generated tests.
extension RefreshBehavior {
  /// Whether a pull by exactly `threshold` arms the control or starts a refresh.
  ///
  /// The result is that of the comparison in the state machine.
  package var includesThreshold: Bool {
    guard trigger.when == .reach else { return isPast(trigger.distance.points, wasPast: false) }
    // A list without a viewport is long enough to be scrolled to any threshold, but not to its other end.
    var list = ScrollReading(offset: 0, viewport: 0, content: abs(reachThreshold) + 1)
    list.offset = edge.offset(atPull: reachThreshold, from: rest(in: list))
    return isReached(in: list)
  }
}
