import Foundation

/// The axis along one side of a diagram, which maps values to positions.
struct Axis {
  private let low: Double
  private let high: Double
  private let isLogarithmic: Bool
  private let length: Double

  /// Creates an axis that has room for `values`.
  init(_ values: [Double], isLogarithmic: Bool, length: Double) {
    let most = values.max() ?? 1
    let least = values.filter { $0 > 0 }.min() ?? 1
    if isLogarithmic {
      low = log10(least).rounded(.down)
      high = max(log10(most).rounded(.up), low + 1)
    } else {
      low = 0
      // A margin above the highest point.
      high = most * 1.05
    }
    self.isLogarithmic = isLogarithmic
    self.length = length
  }

  func position(of value: Double) -> Double {
    let place = isLogarithmic ? log10(value) : value
    return (place - low) / (high - low) * length
  }

  /// The values at which the axis has marks.
  var marks: [Double] {
    if isLogarithmic {
      return stride(from: low, through: high, by: 1).map { pow(10, $0) }
    }
    // The step is 1, 2 or 5 times a power of ten, and gives about five marks.
    let power = pow(10, log10(high / 5).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { high / $0 <= 6 } ?? power * 10
    return stride(from: 0, through: high, by: step).map { $0 }
  }
}
