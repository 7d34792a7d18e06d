import Foundation

/// The programs and folders that a benchmark uses.
struct Laboratory {
  /// The path of the tool to measure.
  let tool: String
  /// The folder of the compiled C programs: the references, and `measure`.
  let references: URL
  /// A folder for all files that the programs read and write.
  ///
  /// If there is room, `bench.sh` creates the folder in memory, for both sides of a comparison. The
  /// time that a disk takes to write data back, or to find free inodes after files were deleted, does
  /// not depend on the programs.
  let scratch: URL
  /// The number of specs in a large corpus.
  let specCount: Int

  func run(_ program: String, _ arguments: [String]) throws -> Measurement {
    let measurement = try Program(path: program, arguments: arguments)
      .measure(with: references.appendingPathComponent("measure"))
    if measurement.code == 127 { throw BenchError("cannot run '\(program)'; check its path") }
    return measurement
  }

  /// Runs the tool; throws if its exit code is not 0.
  func runTool(_ arguments: String...) throws -> Measurement {
    try runTool(arguments)
  }

  /// Runs the tool; throws if its exit code is not 0.
  func runTool(_ arguments: [String]) throws -> Measurement {
    let measurement = try run(tool, arguments)
    guard measurement.code == 0 else {
      let command = arguments.joined(separator: " ")
      throw BenchError("'refreshgen \(command)' failed with exit code \(measurement.code)")
    }
    return measurement
  }

  /// Runs a reference; throws if its exit code is not 0.
  func runReference(_ name: String, _ arguments: String...) throws -> Measurement {
    let measurement = try run(references.appendingPathComponent(name).path, arguments)
    guard measurement.code == 0 else {
      throw BenchError("the reference '\(name)' failed with exit code \(measurement.code)")
    }
    return measurement
  }

  /// Creates an empty folder with a unique name; `bench.sh` deletes the scratch folder at its end.
  func newFolder(_ name: String) throws -> URL {
    let folder = scratch.appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
