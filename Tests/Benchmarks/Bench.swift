import Foundation

/// Measures the tool by programs in C and others of its kind, and prints a table:
/// `bench --tool FILE --references FOLDER --scratch FOLDER [OPTION…]`; see `BenchOptions`.
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
      ("peers", { try PeerTools(laboratory: laboratory, python: options.python).rows() }),
      ("hostile", { try HostileInput(laboratory: laboratory).rows() }),
    ]
    let rows = sections.filter { options.includes($0.name) }.flatMap { section in
      do {
        return try section.rows()
      } catch {
        return [Row(failed: section.name, error)]
      }
    }
    print(Table(rows: rows).text, terminator: "")
    if let file = options.plot, options.includes("growth") {
      let plot = Plot(panels: try Growth(laboratory: laboratory).panels())
      try Data(plot.svg.utf8).write(to: URL(fileURLWithPath: file))
      print("how time grows: \(file)")
    }
    exit(rows.contains(where: \.isShort) ? 1 : 0)
  }
}
