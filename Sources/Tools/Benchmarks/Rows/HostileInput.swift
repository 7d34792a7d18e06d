import Foundation

/// The time and the memory that the tool needs for hostile files.
struct HostileInput {
  let laboratory: Laboratory

  func rows() throws -> [Row] {
    let folder = laboratory.scratch.appendingPathComponent("hostile")
    _ = try Corpus(folder, files: HostileFiles.all)
    var slowest = (seconds: 0.0, name: "")
    var largest = (mebibytes: 0.0, name: "")
    var crashed: [String] = []
    for (name, _) in HostileFiles.all {
      let runs = try (0..<3).map { _ in
        try laboratory.run(laboratory.tool, ["validate", folder.appendingPathComponent(name).path])
      }
      // Other work on the machine can only make a run longer.
      let seconds = runs.map(\.wallSeconds).min() ?? .nan
      let peak = runs.map(\.peakMiB).max() ?? .nan
      if seconds > slowest.seconds { slowest = (seconds, name) }
      if peak > largest.mebibytes { largest = (peak, name) }
      if runs.contains(where: { $0.code > 2 }) { crashed.append(name) }
    }
    let count = HostileFiles.all.count
    return [
      Row(
        name: "hostile input, slowest of \(count) files of 1 MB",
        figure: slowest.seconds,
        unit: .seconds,
        limit: 1,
        remark: slowest.name
      ),
      Row(
        name: "hostile input, peak memory",
        figure: largest.mebibytes,
        unit: .mebibytes,
        limit: 64,
        remark: largest.name
      ),
      Row(
        name: "hostile input, crashes and internal faults",
        figure: Double(crashed.count),
        unit: .count,
        limit: 0,
        remark: crashed.joined(separator: ", ")
      ),
    ]
  }
}
