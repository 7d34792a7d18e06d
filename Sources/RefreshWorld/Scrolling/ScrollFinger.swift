/// A finger that holds the content, and what it asks for.
///
/// It asks for offsets as if there were no edges; the band decides what shows.
package struct ScrollFinger: Sendable {
  /// The offset that it asks for.
  package var asked: Double { origin + way }

  private var origin: Double
  private var way = 0.0
  private var shown: Double
  private var bounds: ScrollBounds
  private var samples: [Sample] = []

  private struct Sample: Sendable {
    var time: Double
    var asked: Double
  }

  /// Puts a finger on content that shows `offset`.
  package init(
    on offset: Double,
    within bounds: ScrollBounds,
    at time: Double,
    _ physics: ScrollPhysics
  ) {
    origin = bounds.asked(for: offset, physics)
    shown = offset
    self.bounds = bounds
    samples = [Sample(time: time, asked: origin)]
  }

  /// Starts a new way from here.
  package mutating func startWay() {
    origin = asked
    way = 0
  }

  /// Takes up what has happened to the list under the finger.
  ///
  /// Edges that moved and scrolling by others change what the place of the finger stands for.
  /// Without this the content would jump at the next move.
  package mutating func follow(
    _ offset: Double,
    within bounds: ScrollBounds,
    _ physics: ScrollPhysics
  ) {
    guard offset != shown || bounds != self.bounds else { return }
    let shift = bounds.asked(for: offset, physics) - asked
    origin += shift
    for index in samples.indices { samples[index].asked += shift }
    shown = offset
    self.bounds = bounds
  }

  /// Moves the finger to `way` from where the way started; answers what shows then.
  package mutating func move(to way: Double, at time: Double, _ physics: ScrollPhysics) -> Double {
    self.way = way
    samples.removeAll { $0.time < time - physics.velocityWindow }
    samples.append(Sample(time: time, asked: asked))
    shown = bounds.shown(for: asked, physics)
    return shown
  }

  /// How fast the finger is at `time`, on the average of the last samples; 0 if it has stopped.
  package func velocity(at time: Double, _ physics: ScrollPhysics) -> Double {
    let recent = samples.drop { $0.time < time - physics.velocityWindow }
    guard let first = recent.first, let last = recent.last, first.time < time else { return 0 }
    return (last.asked - first.asked) / (time - first.time)
  }
}
