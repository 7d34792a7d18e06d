/// The precision of lengths in a scroll view.
///
/// A scroll view rounds offsets to pixels, but not insets. Sums of offsets and insets also have
/// rounding errors. Because of both, lengths are compared with a tolerance of half a pixel.
///
/// The lengths in a `ScrollReading` are rounded to pixels, and then to multiples of 1/1,048,576
/// of a point. Sums of such multiples have no rounding errors, so the same geometry always gives
/// equal readings.
struct ScrollPoints: Sendable {
  /// The number of pixels per point; 0 without a screen.
  var scale: Double

  /// Creates the precision of a screen.
  init(scale: Double = 0) {
    self.scale = scale
  }

  /// The number of steps per point to which the lengths in a `ScrollReading` are rounded.
  ///
  /// A step is much smaller than a pixel, and sums of steps have no rounding errors.
  private static var grid: Double { 1_048_576 }

  /// The tolerance of comparisons: half a pixel.
  var tolerance: Double { scale > 0 ? 0.5 / scale : 1e-6 }

  /// Whether two lengths differ by at most one pixel.
  ///
  /// If a bar ends between two pixels, a list can rest at either pixel. If an inset followed such a
  /// difference, the list would move again, pixel by pixel.
  func areBeside(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= (scale > 0 ? 1.1 / scale : 1e-6)
  }

  func areSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < tolerance
  }

  func areSame(_ one: ListPoint, _ other: ListPoint) -> Bool {
    areSame(one.x, other.x) && areSame(one.y, other.y)
  }

  /// Whether two insets are equal except for rounding errors of sums.
  ///
  /// A bar that moves by less than half a pixel can move the list by a whole pixel, so changes of
  /// the system's insets are not compared in pixels.
  static func areEqual(_ one: ListInsets, _ other: ListInsets) -> Bool {
    let tolerance = InsetSide.tolerance
    return abs(one.top - other.top) < tolerance && abs(one.bottom - other.bottom) < tolerance
      && abs(one.left - other.left) < tolerance && abs(one.right - other.right) < tolerance
  }

  /// A length rounded to pixels, for the scroll view.
  func pixel(_ length: Double) -> Double {
    scale > 0 ? (length * scale).nearestWhole / scale : length
  }

  /// A length rounded to pixels and then to multiples of 1/1,048,576 of a point.
  func counted(_ length: Double) -> Double {
    guard scale > 0 else { return length }
    return (pixel(length) * Self.grid).nearestWhole / Self.grid
  }

  /// The same geometry with rounded lengths.
  ///
  /// The end of the content is rounded as one length, not as a sum of three rounded lengths.
  func counted(_ reading: ScrollReading) -> ScrollReading {
    guard scale > 0 else { return reading }
    var counted = reading
    counted.offset = self.counted(reading.offset)
    counted.start = self.counted(reading.start)
    counted.end = self.counted(reading.end)
    counted.viewport = self.counted(reading.viewport)
    let last = self.counted(reading.content - reading.viewport + reading.end)
    counted.content = last + counted.viewport - counted.end
    return counted
  }
}
