import Foundation

/// The compiler that the tests are built with.
package enum Toolchain {
  /// A program that ran.
  package struct Result {
    package let status: Int32
    package let output: String
  }

  /// Runs the compiler in an empty folder with these files in it.
  package static func compile(
    _ arguments: [String],
    _ files: [String: String]
  ) throws -> Result {
    try inFolder(files) { try run(["swiftc"] + arguments + files.keys.sorted(), in: $0) }
  }

  /// Compiles a program of these files, and runs it.
  package static func run(_ arguments: [String], _ files: [String: String]) throws -> Result {
    try inFolder(files) { folder in
      let output = ["-o", "program"] + files.keys.sorted()
      let compiled = try run(["swiftc"] + arguments + output, in: folder)
      return compiled.status == 0 ? try run(["./program"], in: folder) : compiled
    }
  }

  private static func inFolder<Output>(
    _ files: [String: String],
    _ body: (URL) throws -> Output
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshgen-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }
}
