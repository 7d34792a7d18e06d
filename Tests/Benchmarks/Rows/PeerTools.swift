import Foundation

/// What other tools take for less: the same specs read and checked by a schema, or by a linter.
struct PeerTools {
  let laboratory: Laboratory
  /// A folder with Python and the peers, if they can be had.
  let python: String?

  func rows() throws -> [Row] {
    // A tenth of the specs, since peers take their time.
    let count = max(laboratory.specCount / 10, 1)
    let withSchema = "validate \(count) specs / PyYAML's C loader with jsonschema"
    let withLinter = "validate \(count) specs / yamllint"
    guard let python else {
      return [withSchema, withLinter].map { Row(skipped: $0, "no packages of PyPI here") }
    }
    let corpus = try Corpus.specs(count, in: laboratory.scratch.appendingPathComponent("peers"))
    // Bench.sh has put it there.
    let schema = laboratory.scratch.appendingPathComponent("schema.json").path
    let bin = URL(fileURLWithPath: python).appendingPathComponent("bin")
    return [
      try row(
        withSchema,
        corpus,
        bin.appendingPathComponent("python"),
        ["Tests/Benchmarks/Peers/pyyaml_jsonschema.py", schema, corpus.list.path]
      ),
      try row(
        withLinter,
        corpus,
        bin.appendingPathComponent("yamllint"),
        ["-d", "{rules: {}}", corpus.folder.path]
      ),
    ]
  }

  private func row(
    _ name: String,
    _ corpus: Corpus,
    _ program: URL,
    _ arguments: [String]
  ) throws -> Row {
    let comparison = try Comparison(rounds: 5) {
      try laboratory.runTool("validate", "@\(corpus.list.path)")
    } reference: {
      let run = try laboratory.run(program.path, arguments)
      guard run.code == 0 else { throw BenchError("\(program.path) exits with \(run.code)") }
      return run
    }
    return Row(name, comparison, atMost: nil)
  }
}
