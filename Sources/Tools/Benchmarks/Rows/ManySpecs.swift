import Foundation

/// Measurements with a large corpus of ordinary specs.
struct ManySpecs {
  private let laboratory: Laboratory
  private let corpus: Corpus
  private var specs: String { "@\(corpus.list.path)" }

  init(_ laboratory: Laboratory) throws {
    self.laboratory = laboratory
    corpus = try .specs(
      laboratory.specCount,
      in: laboratory.scratch.appendingPathComponent("specs")
    )
  }

  func rows() throws -> [Row] {
    [try validate()] + (try generate())
  }

  private func validate() throws -> Row {
    let comparison = try Comparison {
      try laboratory.runTool("validate", specs)
    } reference: {
      try laboratory.runReference("events", corpus.list.path)
    }
    return Row(
      "validate \(corpus.fileCount) specs, proofs included / events in C",
      comparison,
      atMost: 2
    )
  }

  private func generate() throws -> [Row] {
    let written = try laboratory.newFolder("written")
    _ = try laboratory.runTool("generate", "--output", written.path, specs)
    let sizes = try FileSizes(of: written).write(beside: written)
    let fresh = try Comparison {
      let folder = try laboratory.newFolder("ours")
      return try laboratory.runTool("generate", "--output", folder.path, specs)
    } reference: {
      let folder = try laboratory.newFolder("reference")
      return try laboratory.runReference("events", corpus.list.path, sizes.path, folder.path)
    }
    let again = try Comparison {
      try laboratory.runTool("generate", "--output", written.path, specs)
    } reference: {
      try laboratory.runTool("validate", specs)
    }
    // `--check` generates all files and compares their bytes, because a manifest may be forged.
    let check = try Comparison {
      try laboratory.runTool("generate", "--check", "--output", written.path, specs)
    } reference: {
      let folder = try laboratory.newFolder("checked")
      return try laboratory.runTool("generate", "--output", folder.path, specs)
    }
    let count = corpus.fileCount
    return [
      Row("generate \(count) specs, new folder / events and writing in C", fresh, atMost: 1.5),
      Row("generate \(count) specs, nothing changed / validate", again, atMost: 1.2),
      Row("generate --check of \(count) specs / generate, new folder", check, atMost: 1),
    ]
  }
}
