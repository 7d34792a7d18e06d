/// The cost of validating a single spec, which editors and hooks do often.
struct OneSpec {
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) {
    self.laboratory = laboratory
  }

  func rows() throws -> [Row] {
    let common = try laboratory.write(CorpusSpec(number: 1).text, to: "common.refresh.yml")
    let own = try laboratory.write(CorpusSpec.withOwnBehavior, to: "own.refresh.yml")
    let start = try Comparison(rounds: 100) {
      try laboratory.succeed(laboratory.tool, "validate", common)
    } reference: {
      try laboratory.reference("empty")
    }
    let proof = Measurement(
      medianOf: try (0..<15).map { _ in try laboratory.succeed(laboratory.tool, "validate", own) }
    )
    return [
      Row("validate one spec, cold process / empty program in C", start, atMost: 3),
      Row("validate one spec, peak memory", start.ours.peakMiB, "MiB", atMost: 15),
      Row(
        "validate one spec with a behavior of its own, on one core",
        proof.processorSeconds * 1000,
        "ms",
        atMost: 100
      ),
    ]
  }
}
