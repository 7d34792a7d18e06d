/// The coordinates of times, offsets, progress and added insets in the image.
struct ChartFrame: Sendable {
  static let left = 64.0
  static let right = 908.0
  private static let plotHeight = 260.0
  private static let laneHeight = 52.0
  private static let gap = 22.0

  /// The top of the plot; labels are above it.
  let top: Double
  /// The greatest added inset.
  let mostInset: Double

  private let duration: Double
  private let offsets: ClosedRange<Double>
  private let mostProgress: Double

  init(moments: [ChartMoment], top: Double) {
    self.top = top
    duration = max(moments.map(\.time).max() ?? 0, 0.001)
    let low = moments.map(\.offset).min() ?? 0
    let high = moments.map(\.offset).max() ?? 0
    let margin = max((high - low) * 0.08, 1)
    offsets = (low - margin)...(high + margin)
    mostProgress = max(moments.map(\.progress).max() ?? 0, 1) * 1.1
    mostInset = moments.map(\.inset).max() ?? 0
  }

  /// The bottom of the plot.
  var bottom: Double { top + Self.plotHeight }

  /// The top of the lane with the added inset, below the plot.
  var laneTop: Double { bottom + Self.gap }

  /// The bottom of the lane with the added inset, above the time axis.
  var laneBottom: Double { laneTop + Self.laneHeight }

  /// The height of the image.
  var height: Double { laneBottom + 66 }

  func x(_ time: Double) -> Double {
    Self.left + time / duration * (Self.right - Self.left)
  }

  /// Smaller offsets are lower in the image, so a list that is pulled down moves down there, too.
  func y(offset: Double) -> Double {
    let fraction = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return bottom - fraction * Self.plotHeight
  }

  func y(progress: Double) -> Double {
    bottom - progress / mostProgress * Self.plotHeight
  }

  func y(inset: Double) -> Double {
    laneBottom - (mostInset > 0 ? inset / mostInset : 0) * Self.laneHeight
  }

  var offsetTicks: [Double] {
    Self.ticks(low: offsets.lowerBound, high: offsets.upperBound, about: 6)
  }
  var progressTicks: [Double] { Self.ticks(low: 0, high: mostProgress, about: 4) }
  var timeTicks: [Double] { Self.ticks(low: 0, high: duration, about: 8) }

  /// About `count` round numbers between two bounds.
  private static func ticks(low: Double, high: Double, about count: Int) -> [Double] {
    let rough = (high - low) / Double(count)
    var magnitude = 1.0
    while magnitude * 10 <= rough { magnitude *= 10 }
    while magnitude > rough && magnitude > 1e-6 { magnitude /= 10 }
    let step = [1, 2, 5, 10].map { $0 * magnitude }.first { $0 >= rough } ?? magnitude * 10
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    guard first <= last, last - first < 50 else { return [] }
    return (Int(first)...Int(last)).map { Double($0) * step }
  }
}
