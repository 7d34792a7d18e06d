/// A scroll view at one instant, along the axis of the pull.
public struct ScrollReading: Sendable, Equatable {
  // First, so that the size is a multiple of sixteen bytes: with a last byte of its own a copy would
  // be made of pieces that overlap, and reading from it would wait for all of them.
  /// Whether a finger holds the content.
  public var isDragging: Bool
  /// Where the viewport starts, in the content's coordinates.
  public var offset: Double
  /// How much is in sight.
  public var viewport: Double
  /// How much content there is.
  public var content: Double
  /// The inset before the content, without the control's own share.
  public var start: Double
  /// The inset after the content, without the control's own share.
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
