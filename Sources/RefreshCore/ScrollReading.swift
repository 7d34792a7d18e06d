/// The geometry of a scroll view at one moment, along its scroll axis.
package struct ScrollReading: Sendable, Equatable {
  // This property is stored first, which makes the size of a reading a multiple of 16 bytes. Stored
  // last, its extra byte would split each copy into overlapping parts, and slow down reads of the
  // copy.
  /// Whether a finger is dragging the content.
  package var isDragging: Bool
  /// The scroll position: where in the content the viewport starts, as in `contentOffset`.
  package var offset: Double
  /// The length of the viewport along the scroll axis, in points.
  package var viewport: Double
  /// The length of the content along the scroll axis, in points.
  package var content: Double
  /// The app's inset before the content, without the control's added inset.
  package var start: Double
  /// The app's inset after the content, without the control's added inset.
  package var end: Double

  /// Creates the geometry of a scroll view.
  package init(
    offset: Double,
    viewport: Double,
    content: Double,
    start: Double = 0,
    end: Double = 0,
    isDragging: Bool = false
  ) {
    self.offset = offset
    self.viewport = viewport
    self.content = content
    self.start = start
    self.end = end
    self.isDragging = isDragging
  }
}

extension ScrollReading {
  /// The offset of a list that rests at the start of its content.
  package var firstOffset: Double { -start }

  /// The offset of a list that rests at the end of its content; `firstOffset` if the content fits.
  package var lastOffset: Double { max(endOffset, firstOffset) }

  /// The offset at which the content and the inset after it end with the viewport.
  package var endOffset: Double { content - viewport + end }
}
