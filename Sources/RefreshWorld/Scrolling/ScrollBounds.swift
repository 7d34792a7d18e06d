import RefreshCore

/// The offsets between which a list can rest, and rubber-banding beyond these offsets.
package struct ScrollBounds: Sendable, Hashable {
  /// The offset at the start of the content.
  package var low: Double
  /// The offset at the end of the content; equal to `low` if the content fits into the viewport.
  package var high: Double
  /// The extent of the visible area; a finger cannot pull the content that far past an edge.
  package var extent: Double

  /// Creates the bounds of a list with the given insets.
  package init(viewport: Double, content: Double, start: Double, end: Double) {
    let list = ScrollReading(
      offset: -start,
      viewport: viewport,
      content: content,
      start: start,
      end: end
    )
    (low, high, extent) = (list.firstOffset, list.lastOffset, viewport)
  }

  /// The nearest offset at which the list can rest.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, low), high)
  }

  /// The offset of the list with rubber-banding; `asked` is the offset without it.
  package func shown(for asked: Double, physics: ScrollPhysics) -> Double {
    if asked < low { return low - physics.shownDistance(for: low - asked, extent: extent) }
    if asked > high { return high + physics.shownDistance(for: asked - high, extent: extent) }
    return asked
  }

  /// The inverse of `shown(for:physics:)`: the offset without rubber-banding of a list at `shown`.
  package func asked(for shown: Double, physics: ScrollPhysics) -> Double {
    if shown < low { return low - physics.askedDistance(for: low - shown, extent: extent) }
    if shown > high { return high + physics.askedDistance(for: shown - high, extent: extent) }
    return shown
  }

  /// The ratio of the content's velocity to the finger's, given the offset without rubber-banding.
  package func slope(at asked: Double, physics: ScrollPhysics) -> Double {
    physics.bandSlope(at: max(low - asked, asked - high), extent: extent)
  }
}
