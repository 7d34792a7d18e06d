import RefreshCore
import RefreshWorld

/// The scroll views that a proof puts a control into: the boundary readings of its own numbers.
///
/// Whatever a control decides, it decides by comparing a reading with one of its numbers. Readings
/// at each such number and next to it on both sides therefore stand for all readings.
struct ProofLayouts: Sendable {
  /// Half a point, the step from a boundary to the readings next to it.
  private static let step = 0.5

  /// A list of several screens, and one that does not fill its screen under larger insets.
  ///
  /// They lie so far apart that a place near the edge of one is far beyond the edge of the other, or
  /// far from it, whatever the numbers of a control: what a change of content does then depends on
  /// its choices alone, and controls with other numbers are proved together.
  private static let layouts = [
    ScrollReading(offset: 0, viewport: 1000, content: 3000, start: 64, end: 34),
    ScrollReading(offset: 0, viewport: 1000, content: 200, start: 564, end: 83),
  ]

  /// The offsets that scrolls lead to.
  let offsets: [Double]
  /// For each layout, those of the offsets that mean something there, by their numbers.
  let offsetsInLayout: [[Int]]
  /// The numbers that the boundaries come from.
  let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    let pulls = Self.pulls(behavior)
    let places = Self.layouts.map { layout in
      let rest = behavior.rest(in: layout)
      return pulls.map { behavior.edge.isFar ? rest + $0 : rest - $0 }
    }
    let offsets = Self.ordered(places.flatMap { $0 })
    self.offsets = offsets
    offsetsInLayout = places.map { place in
      offsets.indices.filter { place.contains(offsets[$0]) }
    }
  }

  /// The numbers of the layouts.
  var indices: Range<Int> { Self.layouts.indices }

  /// What a layout shows at one of the offsets.
  func reading(in layout: Int, at offset: Int) -> ScrollReading {
    var reading = Self.layouts[layout]
    reading.offset = offsets[offset]
    return reading
  }

  /// The layout that a scroll view has, by its number.
  func layout(of reading: ScrollReading) -> Int {
    reading.content == Self.layouts[0].content ? 0 : 1
  }

  /// The number of the offset at which the control stands fully in sight, if it is one of those
  /// that are tried.
  func revealedOffset(in layout: Int) -> Int? {
    number(of: behavior.revealOffset(in: Self.layouts[layout]))
  }

  /// The number of the offset at which the list rests at the control's edge.
  func restOffset(in layout: Int) -> Int {
    number(of: behavior.rest(in: Self.layouts[layout])) ?? 0
  }

  /// The number of an offset, but for rounding; numbers of a control may lie closer than that.
  func number(of offset: Double) -> Int? {
    if let exact = offsets.firstIndex(of: offset) { return exact }
    let nearest = offsets.indices.min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) }
    return nearest.flatMap { abs(offsets[$0] - offset) < Self.step / 2 ? $0 : nil }
  }

  /// What happens as a list takes on a layout.
  func stimuli(of layout: Int) -> (content: Stimulus, insets: Stimulus) {
    let layout = Self.layouts[layout]
    return (.content(layout.content), .insets(start: layout.start, end: layout.end))
  }

  /// The boundaries along the pull, each with what lies next to it.
  private static func pulls(_ behavior: RefreshBehavior) -> [Double] {
    let boundary = behavior.threshold
    return ordered([
      -step, 0, step, behavior.height, boundary - step, boundary, boundary + step,
    ])
  }

  /// The numbers from the least to the greatest, each once.
  private static func ordered(_ numbers: [Double]) -> [Double] {
    numbers.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
