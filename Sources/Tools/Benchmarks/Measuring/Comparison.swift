/// A comparison of the run times of our program and of a reference, which run alternately.
///
/// Other work on the machine varies over time, and affects two consecutive runs alike. The result is
/// therefore the median of the ratios of consecutive runs.
struct Comparison {
  /// The ratios of the wall times of each pair of runs, our program to the reference, sorted.
  let ratios: [Double]
  let ours: Measurement
  let reference: Measurement

  /// Measures both programs alternately, after one pair of runs that does not count.
  ///
  /// There are at most `rounds` pairs of runs. After three pairs, no other pair starts once ten
  /// seconds have passed.
  init(
    rounds: Int = 15,
    ours: () throws -> Measurement,
    reference: () throws -> Measurement
  ) throws {
    var pairs: [(Measurement, Measurement)] = []
    let clock = ContinuousClock()
    let start = clock.now
    for round in 0...rounds {
      if round > 3 && clock.now - start > .seconds(10) { break }
      // The order alternates, because the first program affects the caches for the second one.
      let pair: (Measurement, Measurement)
      if round.isMultiple(of: 2) {
        let first = try ours()
        pair = (first, try reference())
      } else {
        let first = try reference()
        pair = (try ours(), first)
      }
      if round > 0 { pairs.append(pair) }
    }
    ratios = pairs.map { $0.wallSeconds / $1.wallSeconds }.sorted()
    self.ours = Measurement(medianOf: pairs.map(\.0))
    self.reference = Measurement(medianOf: pairs.map(\.1))
  }

  var median: Double { ratios.median }
}

extension [Double] {
  /// The median; NaN for an empty array.
  var median: Double {
    let sorted = sorted()
    return isEmpty ? .nan : (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

extension Measurement {
  /// Creates the median of several runs; the peak memory and the exit code are the largest ones.
  fileprivate init(medianOf runs: [Measurement]) {
    self.init(
      wallSeconds: runs.map(\.wallSeconds).median,
      processorSeconds: runs.map(\.processorSeconds).median,
      peakMiB: runs.map(\.peakMiB).max() ?? .nan,
      code: runs.map(\.code).max() ?? 0
    )
  }
}
