import Foundation

/// The cost of ordinary specs: of 100, as a large team has, and of 5,000, compared with C.
struct ManySpecs {
  private let laboratory: Laboratory
  private let many: Corpus
  private let few: Corpus

  init(_ laboratory: Laboratory) throws {
    self.laboratory = laboratory
    many = try Corpus(specs: 5000, in: laboratory.scratch.appendingPathComponent("many"))
    few = try Corpus(specs: 100, in: laboratory.scratch.appendingPathComponent("few"))
  }

  func rows() throws -> [Row] {
    let validated = try (0..<9).map { _ in try validate(few, with: laboratory.tool) }
    let generated = try (0..<9).map { _ in try generate(few, with: laboratory.tool) }
    let sizes = try laboratory.newFolder()
    _ = try laboratory.succeed(laboratory.tool, "generate", "--output", sizes, "@\(many.list)")
    let rows = [
      Row(
        "validate 100 specs, on one core",
        Measurement(medianOf: validated).processorSeconds,
        "s",
        atMost: 1
      ),
      Row(
        "generate 100 specs, on one core",
        Measurement(medianOf: generated).processorSeconds,
        "s",
        atMost: 2
      ),
      Row(
        "validate 5,000 specs / events in C",
        try Comparison {
          try validate(many, with: laboratory.tool)
        } reference: {
          try laboratory.reference("events", many.list)
        },
        atMost: 2
      ),
      Row(
        "generate 5,000 specs / events and writing in C",
        try Comparison {
          try generate(many, with: laboratory.tool)
        } reference: {
          try laboratory.reference("events", many.list, sizes, laboratory.newFolder())
        },
        atMost: 3
      ),
    ]
    guard let before = ProcessInfo.processInfo.environment["BEFORE"] else { return rows }
    return rows + [
      Row(
        "validate 5,000 specs / the tool before",
        try Comparison {
          try validate(many, with: laboratory.tool)
        } reference: {
          try validate(many, with: before)
        },
        atMost: 1
      ),
      Row(
        "generate 5,000 specs / the tool before",
        try Comparison {
          try generate(many, with: laboratory.tool)
        } reference: {
          try generate(many, with: before)
        },
        atMost: 1.2
      ),
    ]
  }

  private func validate(_ corpus: Corpus, with tool: String) throws -> Measurement {
    try laboratory.succeed(tool, "validate", "@\(corpus.list)")
  }

  private func generate(_ corpus: Corpus, with tool: String) throws -> Measurement {
    let folder = try laboratory.newFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try laboratory.succeed(tool, "generate", "--output", folder, "@\(corpus.list)")
  }
}
