/// A comparison of our program with a reference, which run alternately.
///
/// Other work on the machine varies over time, and affects two consecutive runs alike. The result is
/// therefore the median of the ratios of consecutive runs.
struct Comparison {
  /// The median of the ratios of wall times, our program to the reference.
  let ratio: Double
  let ours: Measurement
  let reference: Measurement

  /// Measures `rounds` pairs of runs, after one pair that does not count.
  ///
  /// After three pairs, no other pair starts once ten seconds have passed.
  init(
    rounds: Int = 15,
    ours: () throws -> Measurement,
    reference: () throws -> Measurement
  ) throws {
    _ = (try ours(), try reference())
    var pairs: [(ours: Measurement, reference: Measurement)] = []
    let clock = ContinuousClock()
    let start = clock.now
    while pairs.count < rounds, pairs.count < 3 || clock.now - start < .seconds(10) {
      pairs.append((try ours(), try reference()))
    }
    ratio = pairs.map { $0.ours.wallSeconds / $0.reference.wallSeconds }.median
    self.ours = Measurement(medianOf: pairs.map(\.ours))
    self.reference = Measurement(medianOf: pairs.map(\.reference))
  }
}

extension [Double] {
  /// The median; NaN for an empty array.
  var median: Double {
    let sorted = sorted()
    return isEmpty ? .nan : (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

extension Measurement {
  /// Creates the median of several runs; the peak memory is the largest one.
  init(medianOf runs: [Measurement]) {
    self.init(
      wallSeconds: runs.map(\.wallSeconds).median,
      processorSeconds: runs.map(\.processorSeconds).median,
      peakMiB: runs.map(\.peakMiB).max() ?? .nan
    )
  }
}
