import RefreshCore
import RefreshWorld

/// The lists in which two behaviors are compared, with the pulls at which either can decide.
struct PairLists {
  /// A list of several screens, one that does not fill its screen, and an empty one.
  let readings: [ScrollReading]
  /// For each list, the pulls to which the search scrolls, in ascending order: every pull at which
  /// a decision can change, and one pull between each two of them.
  let pulls: [[Double]]
  /// For each list, the pulls at which a decision can change.
  let boundaries: [[Double]]
  private let edge: RefreshEdge

  /// Creates the lists for two behaviors at the same edge, whose distances are in points.
  init(old: RefreshBehavior, new: RefreshBehavior, viewport: Double) {
    let own = [old, new].flatMap { behavior in
      behavior.boundaries + [behavior.height] + (behavior.secondLevel.map { [$0.height] } ?? [])
    }
    // The longest preload has to fit into the content.
    let farthest = own.map(abs).max() ?? 0
    let long = ScrollReading(
      offset: 0,
      viewport: viewport,
      content: 3000 + 2 * farthest,
      start: 64,
      end: 34
    )
    let short = ScrollReading(offset: 0, viewport: viewport, content: 200, start: 64, end: 34)
    let empty = ScrollReading(offset: 0, viewport: viewport, content: 0, start: 64, end: 34)
    let hides = old.edge.isFar && [old, new].contains { $0.hidesWhenEmpty || $0.hidesWhenShort }
    readings = [long, short] + (hides ? [empty] : [])
    boundaries = readings.map { ([$0.firstOffset - $0.lastOffset] + own).ordered }
    pulls = boundaries.map { boundaries in
      let between = zip(boundaries, boundaries.dropFirst()).map { Self.between($0, and: $1) }
      return (boundaries + between + [boundaries[0] - 1, boundaries[boundaries.count - 1] + 1])
        .ordered
    }
    edge = old.edge
  }

  /// The first list, at rest at the edge of the controls.
  var start: ScrollReading {
    var reading = readings[0]
    reading.offset = offset(atPull: 0, in: 0)
    return reading
  }

  func offset(atPull pull: Double, in list: Int) -> Double {
    let reading = readings[list]
    return edge.offset(
      atPull: pull,
      from: edge.isFar ? reading.lastOffset : reading.firstOffset
    )
  }

  /// A pull between two others: a whole number, if there is one.
  private static func between(_ lower: Double, and upper: Double) -> Double {
    let middle = (lower + upper) / 2
    let whole = middle.rounded()
    return lower < whole && whole < upper ? whole : middle
  }
}
