import Foundation
import RefreshCore
import TestSupport
import Testing

@Suite("The evaluator of drawings agrees with its oracle")
struct OracleTests {
  private static let python = "/usr/bin/python3"

  @Test(
    "in 200,000 values of channels, with changes of state that are interrupted at random",
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "there is no \(python)")
  )
  func values() throws {
    var random = SplitMix64(seed: 41)
    var films = ""
    var shown: [[[Double]]] = []
    while shown.joined().count * 9 < 200_000 {
      let drawn = RandomDrawing(&random)
      let film = Film(of: drawn.drawing, &random)
      films += #"{"drawing": \#(drawn.json), "moments": [\#(film.json)]}"# + "\n"
      shown += film.records
    }
    let expected = try Self.oracle(films)
    var (line, values) = (0, 0)
    for records in shown {
      try #require(expected[line] == [Double(records.count)], "line \(line + 1) of the oracle")
      line += 1
      for numbers in records {
        try #require(
          numbers.count == expected[line].count
            && zip(numbers, expected[line]).allSatisfy { abs($0 - $1) < 1e-9 },
          "line \(line + 1) of the oracle: \(expected[line]), but the evaluator has \(numbers)"
        )
        values += numbers.count - 3
        line += 1
      }
    }
    #expect(line == expected.count)
    #expect(values >= 200_000)
  }

  /// The lines of numbers that the oracle writes.
  private static func oracle(_ films: String) throws -> [[Double]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in")
    let output = folder.appendingPathComponent("out")
    try Data(films.utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("oracle.py")
    process.arguments = ["-B", script.path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
  }
}

/// Random moments of a drawing.
private struct Film {
  private(set) var records: [[[Double]]] = []
  private(set) var json = ""

  init(of drawing: Drawing, _ random: inout SplitMix64) {
    var pose = DrawingPose(of: drawing)
    var moment = DrawingMoment(.idle)
    var moments: [String] = []
    let isReduced = random.oneIn(3)
    for index in 0..<12 {
      let last = moment
      if index > 0 && random.oneIn(2) { moment.state = random.pick(RefreshState.allCases) }
      moment.since = moment.state == last.state ? last.since + random.number(in: 0...0.4) : 0
      moment.pull = random.number(in: -0.2...1.5)
      moment.points = moment.pull * 60
      moment.visible = random.number(in: 0...1)
      moment.isMotionReduced = isReduced
      if moment.state != last.state { pose.change(to: moment.state, at: last, in: drawing) }
      if random.oneIn(2) { moment.since += random.number(in: 0...0.3) }
      var shown: [DrawingRecord] = []
      drawing.draw(at: moment, from: pose, into: &shown)
      records.append(shown.map { $0.numbers(in: drawing) })
      moments.append(
        #"{"state": "\#(moment.state)", "since": \#(moment.since), "pull": \#(moment.pull), "#
          + #""points": \#(moment.points), "visible": \#(moment.visible), "reduced": \#(isReduced)}"#
      )
    }
    json = moments.joined(separator: ", ")
  }
}

extension DrawingRecord {
  /// The values in the order of the oracle.
  fileprivate func numbers(in drawing: Drawing) -> [Double] {
    let place = [Double(layer), Double(copy), turn, x, y, rotate, scaleX, scaleY]
    let painted = drawing.layers[layer].channels.map(\.number)
    let colors = [(stroke, DrawingNumber.strokeRed), (fill, .fillRed)]
      .filter { painted.contains($0.1) }
      .flatMap { [$0.0.red, $0.0.green, $0.0.blue, $0.0.alpha] }
    return place + [opacity, start, end, width] + colors + [Double(inside)]
  }
}
