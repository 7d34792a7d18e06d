import Foundation

/// Compares the tool with programs in C and with similar tools, and prints a table:
/// `bench --tool FILE --references FOLDER --scratch FOLDER [OPTION…]`; see `BenchOptions`.
///
/// Most figures are ratios of the run times of two programs that run alternately, so these figures
/// are comparable across machines. The exit code is 1 if a figure misses its target.
@main
@MainActor
enum Bench {
  static func main() throws {
    let options = try BenchOptions(CommandLine.arguments.dropFirst())
    if let drags = options.drags { return OneTick.drag(times: drags) }
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
      ("growth", { try draw(Growth(laboratory: laboratory), options.plot) }),
      (
        "code",
        {
          try GeneratedCode(
            laboratory: laboratory,
            package: options.package,
            modules: options.modules
          ).rows()
        }
      ),
      ("hostile", { try HostileInput(laboratory: laboratory).rows() }),
    ]
    let rows = sections.filter { options.includes($0.name) }.flatMap { section in
      attempt(section.name, section.rows)
    }
    print(Table(rows: rows).text, terminator: "")
    exit(rows.contains(where: \.isShort) ? 1 : 0)
  }

  /// The rows of a section; if the section fails, one row with the error.
  private static func attempt(_ name: String, _ rows: () throws -> [Row]) -> [Row] {
    FileHandle.standardError.write(Data("measuring: \(name)\n".utf8))
    do {
      return try rows()
    } catch {
      return [Row(failed: name, error)]
    }
  }

  private static func draw(_ growth: Growth, _ file: String?) throws -> [Row] {
    guard let file else { return [] }
    let panels = try growth.panels()
    try Data(Plot(panels: panels).svg.utf8).write(to: URL(fileURLWithPath: file))
    return panels.flatMap { panel in
      panel.series.compactMap { series in
        series.fault.map { Row(failed: "\(series.name), \(panel.title)", BenchError($0)) }
      }
    }
  }
}
