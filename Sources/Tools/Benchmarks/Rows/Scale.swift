import Foundation

/// A check that the run time is proportional to the number of specs.
struct Scale {
  let laboratory: Laboratory

  func rows() throws -> [Row] {
    let count = laboratory.specCount
    let many = try Corpus.specs(
      count * 10,
      in: laboratory.scratch.appendingPathComponent("ten-times")
    )
    let few = try Corpus.specs(count, in: laboratory.scratch.appendingPathComponent("once"))
    let comparison = try Comparison(rounds: 5) {
      try laboratory.runTool("validate", "@\(many.list.path)").perPart(of: 10)
    } reference: {
      try laboratory.runTool("validate", "@\(few.list.path)")
    }
    return [
      Row("validate \(count * 10) specs, a tenth / \(count) specs", comparison, atMost: 1.15),
      Row(
        name: "validate \(count * 10) specs, peak memory",
        figure: comparison.ours.peakMiB,
        unit: .mebibytes,
        limit: 256
      ),
    ]
  }
}

extension Measurement {
  /// The measurement with its times divided by `count`; the peak memory is unchanged.
  fileprivate func perPart(of count: Double) -> Measurement {
    Measurement(
      wallSeconds: wallSeconds / count,
      processorSeconds: processorSeconds / count,
      peakMiB: peakMiB,
      code: code
    )
  }
}
