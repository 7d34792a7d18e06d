import Foundation

/// Measures the tool by programs in C and others of its kind, and prints a table:
/// `bench --tool FILE --references FOLDER --scratch FOLDER [--specs COUNT]`.
///
/// Each figure is a ratio of two things that were run by turns, so that it means the same on every
/// machine. Exits with 1 where a figure misses its target.
@main
enum Bench {
  static func main() throws {
    let options = try BenchOptions(CommandLine.arguments.dropFirst())
    let laboratory = Laboratory(
      tool: options.tool,
      references: URL(fileURLWithPath: options.references),
      scratch: URL(fileURLWithPath: options.scratch),
      specCount: options.specCount
    )
    var rows = try ManySpecs(laboratory).rows()
    rows += try OneSpec(laboratory: laboratory).rows()
    print(Table(rows: rows).text, terminator: "")
    exit(rows.contains(where: \.isShort) ? 1 : 0)
  }
}
