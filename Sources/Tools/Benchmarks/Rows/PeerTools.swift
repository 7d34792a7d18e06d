import Foundation

/// Comparisons with tools that check less: a validator of JSON Schema, and a YAML linter.
struct PeerTools {
  let laboratory: Laboratory
  /// The folder of a Python environment with the peer tools; `nil` if there is none.
  let python: String?

  func rows() throws -> [Row] {
    // Only a tenth of the specs, because the peer tools are slow.
    let count = max(laboratory.specCount / 10, 1)
    let withSchema = "validate \(count) specs / PyYAML's C loader with jsonschema"
    let withLinter = "validate \(count) specs / yamllint"
    guard let python else {
      return [withSchema, withLinter].map { Row(skipped: $0, "no packages from PyPI") }
    }
    let corpus = try Corpus.specs(count, in: laboratory.scratch.appendingPathComponent("peers"))
    // `bench.sh` has written the schema to this file.
    let schema = laboratory.scratch.appendingPathComponent("schema.json").path
    let bin = URL(fileURLWithPath: python).appendingPathComponent("bin")
    return [
      try row(
        withSchema,
        corpus,
        bin.appendingPathComponent("python"),
        ["Sources/Tools/Benchmarks/Peers/pyyaml_jsonschema.py", schema, corpus.list.path]
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
      guard run.code == 0 else {
        throw BenchError("'\(program.path)' failed with exit code \(run.code)")
      }
      return run
    }
    return Row(name, comparison, atMost: nil)
  }
}
