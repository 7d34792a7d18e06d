import Foundation

extension Tool {
  /// Runs the tool through the shell in the folder, with `$refreshgen` standing for it and with an
  /// environment of its own.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var surroundings = ["refreshgen": Self.binary.path, "PATH": "/usr/bin:/bin"]
    // With AddressSanitizer, the tool must not print leaks, just as these tests do not.
    surroundings["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
    process.environment = surroundings.merging(environment) { $1 }
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self)
    )
  }
}
