import RefreshRuntime

/// What a list reports while a finger pulls it past the header's distance and pushes it back again.
///
/// A tick each sixtieth of a second, as far apart as on a phone: the header goes from idle to pulling
/// to armed and back, and is where it was, so that the drag can be repeated.
enum Drag {
  static let readings: [ScrollReading] = {
    let way = (0...60).map { tick -> Double in
      let left = 1 - Double(tick) / 60
      return 110 * (1 - left * left)
    }
    let pulls = way + way.reversed()
    return pulls.enumerated().map { index, pull in
      ScrollReading(
        offset: -64 - pull,
        viewport: 700,
        content: 4000,
        start: 64,
        end: 34,
        isDragging: index < pulls.count - 1
      )
    }
  }()

  /// The part of it in which the phase stays the same.
  static let pulling = readings.filter { (-130 ... -70).contains($0.offset) }

  /// How often the phase changes in one drag.
  static let phaseChanges = 4
}
