/// The offsets between which a list rests, and the rubber band beyond them.
package struct ScrollBounds: Sendable, Hashable {
  /// The offset at the start of the content.
  package var low: Double
  /// The offset at its end; the same if the content fits into the viewport.
  package var high: Double
  /// How much is in sight, which is how far the band stretches at most.
  package var extent: Double

  /// Creates the bounds of a list with the insets in force.
  package init(viewport: Double, content: Double, start: Double, end: Double) {
    low = -start
    high = max(content - viewport + end, -start)
    extent = viewport
  }

  /// The nearest offset at which the list can rest.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, low), high)
  }

  /// What shows when a finger asks for an offset.
  package func shown(for asked: Double, _ physics: ScrollPhysics) -> Double {
    if asked < low { return low - physics.shownDistance(for: low - asked, extent: extent) }
    if asked > high { return high + physics.shownDistance(for: asked - high, extent: extent) }
    return asked
  }

  /// What a finger has to ask for so that an offset shows.
  package func asked(for shown: Double, _ physics: ScrollPhysics) -> Double {
    if shown < low { return low - physics.askedDistance(for: low - shown, extent: extent) }
    if shown > high { return high + physics.askedDistance(for: shown - high, extent: extent) }
    return shown
  }

  /// The part of a finger's velocity that the content has where a finger asks for `asked`.
  package func slope(at asked: Double, _ physics: ScrollPhysics) -> Double {
    physics.bandSlope(at: max(low - asked, asked - high), extent: extent)
  }
}
