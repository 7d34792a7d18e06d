package import RefreshCore
import RefreshWorld

/// The scroll views of a proof, with the offsets at which the control can decide differently.
///
/// A control compares the scroll position with boundaries, such as its trigger distance. The
/// offsets at each boundary, and next to the boundary on both sides, represent all offsets.
package struct ProofLayouts: Sendable {
  /// The distance between a boundary and the offsets next to it, in points.
  private static let step = 0.5

  /// The viewport of the lists, in points, for behaviors without percentages of it.
  package static let viewport = 1000.0

  /// A list of several screens; one with larger insets that does not fill its screen; for controls with
  /// `hidesWhenEmpty`, an empty one; for percentages, one that has no size yet.
  ///
  /// An offset near an edge of one list is far from the edges of the other lists. That is why the
  /// effect of changing the layout depends only on the options of a behavior, not on its numbers.
  private static func layouts(of behavior: RefreshBehavior, viewport: Double) -> [ScrollReading] {
    let scale = viewport / Self.viewport
    func list(viewport: Double, content: Double, start: Double, end: Double) -> ScrollReading {
      ScrollReading(
        offset: 0,
        viewport: viewport,
        content: content * scale,
        start: start,
        end: end * scale
      )
    }
    let (long, start) = (3000 * scale, 564 * scale)
    return [
      ScrollReading(offset: 0, viewport: viewport, content: long, start: 64, end: 34),
      list(viewport: viewport, content: 200, start: start, end: 83),
    ]
      + (behavior.hidesWhenEmpty && behavior.edge.isFar
        ? [list(viewport: viewport, content: 0, start: start, end: 83)] : [])
      + (behavior.trigger.hasShares
        ? [list(viewport: 0, content: 100, start: 2 * start, end: 83)] : [])
  }

  private let layouts: [ScrollReading]
  /// For each layout, the stimuli that change a list to it.
  let changes: [[Stimulus]]

  /// The offsets to which a proof scrolls, in ascending order.
  package let offsets: [Double]
  /// For each layout, the indices of the offsets at its boundaries and next to them.
  let offsetsInLayout: [[Int]]
  /// The behavior whose numbers determine the boundaries.
  let behavior: RefreshBehavior

  /// Creates the scroll views of a behavior, with a viewport that its percentages refer to.
  package init(behavior: RefreshBehavior, viewport: Double = Self.viewport) {
    let behavior = behavior.sized(for: viewport)
    self.behavior = behavior
    let pulls = behavior.pulls(aroundBoundaries: Self.step)
    let layouts = Self.layouts(of: behavior, viewport: viewport)
    self.layouts = layouts
    changes = layouts.map { layout in
      [.content(layout.content), .insets(start: layout.start, end: layout.end)]
        + (behavior.trigger.hasShares ? [.viewport(layout.viewport)] : [])
    }
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
}
