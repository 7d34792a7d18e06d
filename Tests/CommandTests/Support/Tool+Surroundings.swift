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
    // The tool gets the options of AddressSanitizer, which turn off the report of leaks.
    surroundings["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
    // `make bugs` switches on a bug of the tool.
    surroundings["BUG"] = ProcessInfo.processInfo.environment["BUG"]
    process.environment = surroundings.merging(environment) { $1 }
    return try Self.finish(process)
  }
}
