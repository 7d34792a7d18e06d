import Foundation

/// Measures the tool by programs in C and others of its kind, and prints a table:
/// `bench --tool FILE --references FOLDER --scratch FOLDER [--specs COUNT] [--only SECTION,…]`.
///
/// Each figure is a ratio of two things that were run by turns, so that it means the same on every
/// machine. Exits with 1 where a figure misses its target.
@main
@MainActor
enum Bench {
  static func main() throws {
    let options = try BenchOptions(CommandLine.arguments.dropFirst())
    let laboratory = Laboratory(
      tool: options.tool,
      references: URL(fileURLWithPath: options.references),
      scratch: URL(fileURLWithPath: options.scratch),
      specCount: options.specCount
    )
    let sections: [(name: String, rows: () throws -> [Row])] = [
      ("many", { try ManySpecs(laboratory).rows() }),
      ("scale", { try Scale(laboratory: laboratory).rows() }),
      ("one", { try OneSpec(laboratory: laboratory).rows() }),
      ("tick", { try OneTick().rows() }),
      ("hostile", { try HostileInput(laboratory: laboratory).rows() }),
    ]
    let rows = try sections.filter { options.only?.contains($0.name) ?? true }.flatMap { section in
      try section.rows()
    }
    print(Table(rows: rows).text, terminator: "")
    exit(rows.contains(where: \.isShort) ? 1 : 0)
  }
}
