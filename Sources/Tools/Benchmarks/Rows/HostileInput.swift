import Foundation

/// The time and the memory that the tool needs for hostile files.
struct HostileInput {
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) {
    self.laboratory = laboratory
  }

  func rows() throws -> [Row] {
    let files = Corpus.hostileFiles
    let corpus = try Corpus(files, in: laboratory.scratch.appendingPathComponent("hostile"))
    let runs = try corpus.paths.map { path in
      // Other work on the machine can only make a run longer.
      let twice = try (0..<2).map { _ in try laboratory.run(laboratory.tool, ["validate", path]) }
      return (path: path, seconds: twice.map(\.processorSeconds).min() ?? .nan, run: twice[0])
    }
    let slowest = runs.max { $0.seconds < $1.seconds }
    let largest = runs.max { $0.run.peakMiB < $1.run.peakMiB }
    let crashed = runs.filter { $0.run.code > 2 }
    func name(_ path: String?) -> String { path?.split(separator: "/").last.map(String.init) ?? "" }
    return [
      Row(
        "hostile input, slowest of \(files.count) files of 1 MB",
        slowest?.seconds ?? .nan,
        "s",
        atMost: 1,
        remark: name(slowest?.path)
      ),
      Row(
        "hostile input, peak memory",
        largest?.run.peakMiB ?? .nan,
        "MiB",
        atMost: 64,
        remark: name(largest?.path)
      ),
      Row(
        "hostile input, crashes",
        Double(crashed.count),
        "",
        atMost: 0,
        remark: crashed.map { name($0.path) }.joined(separator: ", ")
      ),
    ]
  }
}
