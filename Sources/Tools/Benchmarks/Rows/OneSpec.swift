import Foundation

/// The cost of validating a single spec, which editors and hooks do often.
struct OneSpec {
  let laboratory: Laboratory

  func rows() throws -> [Row] {
    let corpus = try Corpus.specs(1, in: laboratory.scratch.appendingPathComponent("one"))
    let spec = corpus.folder.appendingPathComponent(CorpusSpec(number: 1).fileName).path
    let comparison = try Comparison(rounds: 100) {
      try laboratory.runTool("validate", spec)
    } reference: {
      try laboratory.runReference("empty")
    }
    return [
      Row("one spec, cold process / empty program in C", comparison, atMost: 3),
      Row(
        name: "one spec, peak memory",
        figure: comparison.ours.peakMiB,
        unit: .mebibytes,
        limit: 15
      ),
    ]
  }
}
