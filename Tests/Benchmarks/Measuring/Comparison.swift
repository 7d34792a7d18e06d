/// How one program compares with another, run by turns.
///
/// Other work on a machine comes and goes, and hits neighboring runs alike. So the ratio is taken
/// of each pair of neighbors, and the median of the ratios is what counts.
struct Comparison {
  /// Wall time of ours over that of the reference, a pair each, sorted.
  let ratios: [Double]
  let ours: Measurement
  let reference: Measurement

  /// Measures both by turns, after a run of each that doesn't count: at most `rounds` times, and
  /// fewer if that would take long, but at least three times.
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
      // Who comes first changes, lest one always finds the caches as the other left them.
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
  /// The middle one, or NaN if there is none.
  var median: Double {
    let sorted = sorted()
    return isEmpty ? .nan : (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

extension Measurement {
  /// The middle of several in each respect, but the worst of peaks and codes.
  fileprivate init(medianOf runs: [Measurement]) {
    self.init(
      wallSeconds: runs.map(\.wallSeconds).median,
      processorSeconds: runs.map(\.processorSeconds).median,
      peakMiB: runs.map(\.peakMiB).max() ?? .nan,
      code: runs.map(\.code).max() ?? 0
    )
  }
}
