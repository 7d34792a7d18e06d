import Foundation

/// The built binary, run as a user runs it.
struct Tool {
  /// What a run left behind.
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  /// A folder that is the working directory of every run; removed by `remove()`.
  let folder: URL

  /// Runs the tool in an existing folder.
  init(folder: URL) {
    self.folder = folder
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// The text of a file in the folder.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// When a file in the folder was written.
  func time(of name: String) throws -> Date {
    let path = folder.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.modificationDate] as? Date ?? .distantPast
  }

  /// Makes a folder in the folder, and those on the way to it.
  func makeFolder(_ name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The names of all files in the folder, or in one that is in it.
  func names(_ place: String = "") throws -> [String] {
    let path = folder.appendingPathComponent(place).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Runs the tool.
  func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the tool.
  func run(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What a machine says of itself must not decide what the tests see.
    process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !["GITHUB_ACTIONS", "TF_BUILD", "NO_COLOR"].contains(name)
    }
    return try Self.finish(process, input: input)
  }

  /// Runs a process to its end.
  ///
  /// Its errors go to a file, because a full pipe without a reader would block the process.
  static func finish(_ process: Process, input: String = "") throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: file), as: UTF8.self)
    )
  }

  /// The binary that REFRESHGEN_TOOL names, or the one beside the tests: in their folder on Linux,
  /// beside their bundle on macOS.
  static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["REFRESHGEN_TOOL"] {
      return URL(fileURLWithPath: path)
    }
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = (folders + [Bundle.main.bundleURL])
      .map { $0.appendingPathComponent("refreshgen") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(fileURLWithPath: "refreshgen")
  }
}
