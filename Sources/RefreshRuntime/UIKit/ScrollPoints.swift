#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The lengths that a scroll view can tell apart, and the only tolerance there is.
  ///
  /// A scroll view keeps offsets on whole pixels and insets to the bit, and sums of either come out
  /// different in the last bits at each reading. So lengths are compared in pixels, and what a control
  /// reads lies on a grid on which sums of pixels are exact: two readings that mean the same are equal.
  struct ScrollPoints: Equatable {
    /// How many pixels a point has; 0 where nothing is shown and every fraction counts.
    var scale: CGFloat = 0

    /// Fine enough to be no pixel on any screen, and coarse enough for exact sums.
    private static let grid = 1_048_576.0

    /// Differences below half a pixel are none.
    var tolerance: CGFloat { scale > 0 ? 0.5 / scale : 1e-6 }

    /// Whether two lengths differ by no more than the pixel that a scroll view may be off by.
    ///
    /// Where bars end between pixels, a list rests on either of two; insets that followed it would in
    /// turn move it, pixel by pixel.
    func areBeside(_ one: CGFloat, _ other: CGFloat) -> Bool {
      abs(one - other) <= (scale > 0 ? 1.1 / scale : 1e-6)
    }

    func areSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
      abs(one - other) < tolerance
    }

    func areSame(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
      areSame(one.top, other.top) && areSame(one.bottom, other.bottom)
        && areSame(one.left, other.left) && areSame(one.right, other.right)
    }

    func areSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
      areSame(one.x, other.x) && areSame(one.y, other.y)
    }

    func areSame(_ one: CGSize, _ other: CGSize) -> Bool {
      areSame(one.width, other.width) && areSame(one.height, other.height)
    }

    /// The pixel that a length is nearest to, for a scroll view.
    func pixel(_ length: CGFloat) -> CGFloat {
      scale > 0 ? (length * scale).rounded() / scale : length
    }

    /// The same for a control, which adds and compares.
    func counted(_ length: CGFloat) -> Double {
      guard scale > 0 else { return Double(length) }
      return (Double(pixel(length)) * Self.grid).rounded() / Self.grid
    }

    /// A reading as a control counts it.
    ///
    /// The end of the content is one length, and not the sum of three that are each rounded.
    func counted(_ reading: ScrollReading) -> ScrollReading {
      guard scale > 0 else { return reading }
      var counted = reading
      counted.offset = self.counted(CGFloat(reading.offset))
      counted.start = self.counted(CGFloat(reading.start))
      counted.end = self.counted(CGFloat(reading.end))
      counted.viewport = self.counted(CGFloat(reading.viewport))
      let last = self.counted(CGFloat(reading.content - reading.viewport + reading.end))
      counted.content = last + counted.viewport - counted.end
      return counted
    }
  }
#endif
