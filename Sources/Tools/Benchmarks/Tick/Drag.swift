import RefreshRuntime

/// The readings of a list while a finger pulls the list past the trigger distance of a header and
/// pushes it back.
///
/// There are 60 readings per second, as on a phone. The header goes from idle to pulling to armed, and
/// back to idle, so the drag can be repeated.
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

  /// The number of phase changes in one drag.
  static let phaseChanges = 4
}
