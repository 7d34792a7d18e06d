import Foundation

/// A program to run and measure, with its arguments.
struct Program {
  let path: String
  var arguments: [String]

  /// Runs the program and waits for its end; its output is discarded.
  func measure(with measurer: URL) throws -> Measurement {
    let process = Process()
    process.executableURL = measurer
    process.arguments = [path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let answer = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 5 else {
      throw BenchError("cannot measure '\(path)': unexpected output of '\(measurer.path)'")
    }
    return Measurement(
      wallSeconds: numbers[0] / 1e9,
      processorSeconds: (numbers[1] + numbers[2]) / 1e6,
      peakMiB: numbers[3] / 1024,
      code: Int(numbers[4])
    )
  }
}
