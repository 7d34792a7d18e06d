import Foundation

/// The times, the peak memory and the exit code of one run of a program.
struct Measurement {
  let wallSeconds: Double
  /// The processor time of all threads and child processes.
  let processorSeconds: Double
  var peakMiB = 0.0
  /// The exit code; for a program that a signal has ended, 128 plus the number of the signal.
  var code = 0
}

/// The programs and folders that a benchmark uses.
struct Laboratory {
  /// The path of the tool to measure.
  let tool: String
  /// The folder of the compiled C programs, and of all files that the programs read and write.
  let scratch: URL

  init(tool: String, scratch: String) {
    self.tool = tool
    self.scratch = URL(fileURLWithPath: scratch)
  }

  /// Runs a program with its output discarded.
  func run(_ program: String, _ arguments: [String]) throws -> Measurement {
    let process = Process()
    process.executableURL = scratch.appendingPathComponent("measure")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let answer = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 5, numbers[4] != 127 else { throw BenchError("cannot run '\(program)'") }
    return Measurement(
      wallSeconds: numbers[0] / 1e9,
      processorSeconds: (numbers[1] + numbers[2]) / 1e6,
      peakMiB: numbers[3] / 1024,
      code: Int(numbers[4])
    )
  }

  /// Runs a program; throws if its exit code is not 0.
  func succeed(_ program: String, _ arguments: String...) throws -> Measurement {
    let run = try run(program, arguments)
    guard run.code == 0 else {
      let command = ([program] + arguments).joined(separator: " ")
      throw BenchError("'\(command)' failed with exit code \(run.code)")
    }
    return run
  }

  /// Runs a compiled C program; throws if its exit code is not 0.
  func reference(_ name: String, _ arguments: String...) throws -> Measurement {
    let path = scratch.appendingPathComponent(name).path
    let run = try run(path, arguments)
    guard run.code == 0 else { throw BenchError("'\(name)' failed with exit code \(run.code)") }
    return run
  }

  /// Creates an empty folder with a unique name.
  func newFolder() throws -> String {
    let folder = scratch.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  func write(_ text: String, to name: String) throws -> String {
    let file = scratch.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
