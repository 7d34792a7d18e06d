package import RefreshCore
import RefreshWorld

/// The scroll views of a proof, with the offsets at which the control can decide differently.
///
/// A control compares the scroll position with boundaries, such as its trigger distance. The
/// offsets at each boundary, and next to the boundary on both sides, represent all offsets.
package struct ProofLayouts: Sendable {
  /// The distance between a boundary and the offsets next to it, in points.
  private static let step = 0.5

  /// A list of several screens, and a list with larger insets that does not fill its screen.
  ///
  /// An offset near an edge of one list is far from the edges of the other list. That is why the
  /// effect of changing the layout depends only on the options of a behavior, not on its numbers.
  private static let layouts = [
    ScrollReading(offset: 0, viewport: 1000, content: 3000, start: 64, end: 34),
    ScrollReading(offset: 0, viewport: 1000, content: 200, start: 564, end: 83),
  ]
  /// An empty list, for controls with `hidesWhenEmpty`.
  private static let empty = ScrollReading(
    offset: 0,
    viewport: 1000,
    content: 0,
    start: 564,
    end: 83
  )

  private let layouts: [ScrollReading]

  /// The offsets to which a proof scrolls, in ascending order.
  package let offsets: [Double]
  /// For each layout, the indices of the offsets at its boundaries and next to them.
  let offsetsInLayout: [[Int]]
  /// The behavior whose numbers determine the boundaries.
  let behavior: RefreshBehavior

  /// Creates the scroll views of a behavior.
  package init(behavior: RefreshBehavior) {
    self.behavior = behavior
    let pulls = behavior.pulls(aroundBoundaries: Self.step)
    let layouts =
      Self.layouts + (behavior.hidesWhenEmpty && behavior.edge.isFar ? [Self.empty] : [])
    self.layouts = layouts
    let places = layouts.map { layout in
      let rest = behavior.rest(in: layout)
      return pulls.map { behavior.edge.offset(atPull: $0, from: rest) }
    }
    let offsets = places.flatMap { $0 }.ordered
    self.offsets = offsets
    offsetsInLayout = places.map { place in
      offsets.indices.filter { place.contains(offsets[$0]) }
    }
  }

  /// The indices of the layouts.
  package var indices: Range<Int> { layouts.indices }

  /// A scroll view with one of the layouts, scrolled to one of the offsets.
  package func reading(in layout: Int, at offset: Int) -> ScrollReading {
    var reading = layouts[layout]
    reading.offset = offsets[offset]
    return reading
  }

  /// The index of the layout of a scroll view.
  func layout(of reading: ScrollReading) -> Int {
    layouts.firstIndex { $0.content == reading.content } ?? 0
  }

  /// The index of the offset at which the control is fully visible, if that is one of the offsets.
  package func revealedOffset(in layout: Int) -> Int? {
    number(of: behavior.revealOffset(in: layouts[layout]))
  }

  /// The index of the offset at which the second level is fully visible; `nil` without a second
  /// level.
  func openedOffset(in layout: Int) -> Int? {
    let rest = behavior.rest(in: layouts[layout])
    return behavior.secondLevel.flatMap {
      number(of: behavior.edge.offset(atPull: $0.height, from: rest))
    }
  }

  /// The index of the offset at which the list rests at the control's edge.
  package func restOffset(in layout: Int) -> Int {
    number(of: behavior.rest(in: layouts[layout])) ?? 0
  }

  /// The index of an offset, with a tolerance for rounding errors.
  func number(of offset: Double) -> Int? {
    if let exact = offsets.firstIndex(of: offset) { return exact }
    let nearest = offsets.indices.min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) }
    return nearest.flatMap { abs(offsets[$0] - offset) < Self.step / 2 ? $0 : nil }
  }

  /// The stimuli that change a list to a layout.
  func stimuli(of layout: Int) -> (content: Stimulus, insets: Stimulus) {
    let layout = layouts[layout]
    return (.content(layout.content), .insets(start: layout.start, end: layout.end))
  }
}
