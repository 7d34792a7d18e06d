import Foundation

/// Where everything is that a benchmark needs.
struct Laboratory {
  /// The tool that is measured.
  let tool: String
  /// The folder of the compiled references in C, the measuring program among them.
  let references: URL
  /// A folder for whatever a run leaves behind.
  ///
  /// It lies in memory where there is room, on both sides of each comparison alike: a disk takes its
  /// time to write back, and to find free inodes where others were just deleted, and that says
  /// nothing about the programs.
  let scratch: URL
  /// How many specs the larger corpora have.
  let specCount: Int

  func run(_ program: String, _ arguments: [String]) throws -> Measurement {
    let measurement = try Program(path: program, arguments: arguments)
      .measure(with: references.appendingPathComponent("measure"))
    if measurement.code == 127 { throw BenchError("can't run \(program)") }
    return measurement
  }

  /// Runs the tool, which has to be content.
  func runTool(_ arguments: String...) throws -> Measurement {
    try runTool(arguments)
  }

  /// Runs the tool, which has to be content.
  func runTool(_ arguments: [String]) throws -> Measurement {
    let measurement = try run(tool, arguments)
    guard measurement.code == 0 else {
      let command = arguments.joined(separator: " ")
      throw BenchError("'refreshgen \(command)' exits with \(measurement.code)")
    }
    return measurement
  }

  /// Runs a reference, which has to be content.
  func runReference(_ name: String, _ arguments: String...) throws -> Measurement {
    let measurement = try run(references.appendingPathComponent(name).path, arguments)
    guard measurement.code == 0 else {
      throw BenchError("reference '\(name)' exits with \(measurement.code)")
    }
    return measurement
  }

  /// A folder that hasn't been there before, and is deleted with all others at the very end.
  func newFolder(_ name: String) throws -> URL {
    let folder = scratch.appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
