/// The coordinates of times, offsets and progress in the image.
struct ChartFrame: Sendable {
  static let width = 960.0
  static let height = 400.0
  static let left = 64.0
  static let right = 908.0
  static let top = 36.0
  static let bottom = 334.0

  private let duration: Double
  private let offsets: ClosedRange<Double>
  private let mostProgress: Double

  init(_ samples: [ReplaySample]) {
    duration = max(samples.map(\.time).max() ?? 0, 0.001)
    let low = samples.map(\.offset).min() ?? 0
    let high = samples.map(\.offset).max() ?? 0
    let margin = max((high - low) * 0.08, 1)
    offsets = (low - margin)...(high + margin)
    mostProgress = max(samples.map(\.progress).max() ?? 0, 1) * 1.1
  }

  func x(_ time: Double) -> Double {
    Self.left + time / duration * (Self.right - Self.left)
  }

  /// Smaller offsets are lower in the image, so that a list pulled down moves down in the image,
  /// too.
  func y(offset: Double) -> Double {
    let fraction = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return Self.bottom - fraction * (Self.bottom - Self.top)
  }

  func y(progress: Double) -> Double {
    Self.bottom - progress / mostProgress * (Self.bottom - Self.top)
  }

  var offsetTicks: [Double] { Self.ticks(offsets.lowerBound, offsets.upperBound, about: 6) }
  var progressTicks: [Double] { Self.ticks(0, mostProgress, about: 4) }
  var timeTicks: [Double] { Self.ticks(0, duration, about: 8) }

  /// About `count` round numbers between two bounds.
  private static func ticks(_ low: Double, _ high: Double, about count: Int) -> [Double] {
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
