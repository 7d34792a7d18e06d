import Foundation

/// Measures the tool, and prints each figure beside its target; `bench.sh` builds what this needs.
///
/// Most figures are ratios of two programs that run alternately, so they are comparable across
/// machines. Times vary, so a missed target is only shown: `make budgets` judges, by counts, and uses two
/// other forms: `bench corpus FOLDER COUNT` writes specs, and `bench drag KIND COUNT` drags a control.
@main
@MainActor
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, Array(arguments.dropFirst())) {
    case ("corpus", let rest) where rest.count == 2:
      _ = try Corpus(specs: Int(rest[1]) ?? 0, in: URL(fileURLWithPath: rest[0]))
    case ("drag", let rest) where rest.count == 2:
      OneTick.drag(rest[0], times: Int(rest[1]) ?? 0)
    case ("measure", let rest) where rest.count >= 2:
      try measure(Laboratory(tool: rest[0], scratch: rest[1]), sections: Set(rest.dropFirst(2)))
    default:
      throw BenchError("expected 'corpus FOLDER COUNT', 'drag KIND COUNT' or 'measure TOOL FOLDER'")
    }
  }

  private static func measure(_ laboratory: Laboratory, sections: Set<String>) throws {
    let all: [(name: String, rows: () throws -> [Row])] = [
      ("one", { try OneSpec(laboratory).rows() }),
      ("many", { try ManySpecs(laboratory).rows() }),
      ("tick", { try OneTick().rows() }),
      ("code", { try GeneratedCode(laboratory).rows() }),
      ("hostile", { try HostileInput(laboratory).rows() }),
      ("diff", { try TwoVersions(laboratory).rows() }),
    ]
    for section in all where sections.isEmpty || sections.contains(section.name) {
      for row in try section.rows() { print(row.line) }
    }
  }
}

/// An error that prevents a measurement.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
