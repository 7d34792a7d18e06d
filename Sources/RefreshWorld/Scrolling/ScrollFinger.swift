/// A finger on the content.
///
/// `asked` is the offset that the finger would cause in a list without edges. Rubber-banding turns
/// this offset into the actual offset of the list.
package struct ScrollFinger: Sendable {
  /// The offset that the list would have without rubber-banding.
  package var asked: Double { origin + movement }

  private var origin: Double
  /// The distance that the finger has moved since `startMovement()`, or since the touch.
  private var movement = 0.0
  private var shown: Double
  private var bounds: ScrollBounds
  private var samples: [Sample] = []

  private struct Sample: Sendable {
    var time: Double
    var asked: Double
  }

  /// Puts a finger on content at `offset`.
  package init(
    on offset: Double,
    within bounds: ScrollBounds,
    at time: Double,
    physics: ScrollPhysics
  ) {
    origin = bounds.asked(for: offset, physics: physics)
    shown = offset
    self.bounds = bounds
    samples = [Sample(time: time, asked: origin)]
  }

  /// Starts a new movement; `move(by:at:physics:)` then measures distances from the current position.
  package mutating func startMovement() {
    origin = asked
    movement = 0
  }

  /// Adjusts the finger to changes of the list's edges and offset.
  ///
  /// Without this adjustment, the content would jump at the next movement of the finger.
  package mutating func follow(
    _ offset: Double,
    within bounds: ScrollBounds,
    physics: ScrollPhysics
  ) {
    guard offset != shown || bounds != self.bounds else { return }
    let shift = bounds.asked(for: offset, physics: physics) - asked
    origin += shift
    for index in samples.indices { samples[index].asked += shift }
    shown = offset
    self.bounds = bounds
  }

  /// Moves the finger by `distance` from the start of the movement; returns the new offset.
  package mutating func move(by distance: Double, at time: Double, physics: ScrollPhysics)
    -> Double
  {
    movement = distance
    samples.removeAll { $0.time < time - physics.velocityWindow }
    samples.append(Sample(time: time, asked: asked))
    shown = bounds.shown(for: asked, physics: physics)
    return shown
  }

  /// The velocity of the finger at `time`, averaged over the last samples; 0 if it has stopped.
  package func velocity(at time: Double, physics: ScrollPhysics) -> Double {
    let recent = samples.drop { $0.time < time - physics.velocityWindow }
    guard let first = recent.first, let last = recent.last, first.time < time else { return 0 }
    return (last.asked - first.asked) / (time - first.time)
  }
}
