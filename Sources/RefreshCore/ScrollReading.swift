/// A scroll view at one instant, along the axis of the pull.
public struct ScrollReading: Sendable, Equatable {
  // Stored first, so that the size is a multiple of 16 bytes. If stored last, the extra byte would
  // make each copy consist of overlapping pieces, and reading the copy would stall.
  /// Whether a finger holds the content.
  public var isDragging: Bool
  /// The start of the viewport, in the coordinates of the content.
  public var offset: Double
  /// The extent of the viewport.
  public var viewport: Double
  /// The length of the content along the scroll axis, in points.
  public var content: Double
  /// The app's inset before the content, without the control's added inset.
  public var start: Double
  /// The app's inset after the content, without the control's added inset.
  public var end: Double

  /// Creates a reading.
  public init(
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

  /// The offset of a list that rests at the end of its content; the first one if all of it fits.
  package var lastOffset: Double { max(content - viewport + end, -start) }
}
