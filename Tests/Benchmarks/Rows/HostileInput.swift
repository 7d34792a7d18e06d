import Foundation

/// How long files that are made to hurt keep the tool busy, and how much memory they make it take.
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
      // What else the machine does can only make a run longer.
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
