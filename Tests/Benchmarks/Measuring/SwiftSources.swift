import Foundation

/// Files of Swift that become one module.
struct SwiftSources {
  /// The name of a spec whose files come first, and are not looked at.
  ///
  /// What a process of the compiler does only once, such as starting the macros' program, counts for
  /// the first functions that need it.
  static let first = "0.refresh.yml"

  let module: String
  private var files: [URL]
  /// How many lines they have together.
  let lineCount: Int
  private var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The files in a folder, and in those within it.
  init(_ module: String, in folder: URL) throws {
    self.module = module
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    lineCount = try files.reduce(0) { count, file in
      try count + Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The generated files of the specs that some of them come from, for one process.
  func ofSpecs(with places: Set<String>) -> SwiftSources {
    func stem(_ path: String) -> Substring? {
      path.range(of: ".refresh.").map { path[..<$0.lowerBound] }
    }
    let stems = Set(places.compactMap(stem))
    var sources = self
    sources.jobs = 1
    sources.files = files.filter { file in
      Self.isFirst(file.path) || stem(file.path).map(stems.contains) ?? false
    }
    return sources
  }

  /// What the compiler takes for them.
  struct Check {
    let seconds: Double
    /// What took longer than it may, each by its place and what it is.
    let slow: Set<String>
  }

  /// Has the compiler check types, with the modules of a folder at hand; nothing where it finds a
  /// fault.
  func check(modules: String, limit milliseconds: Int) throws -> Check {
    let arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-enable-batch-mode"]
      + ["-j", "\(jobs)"]
      + ["-module-name", module, "-package-name", "refreshgen", "-I", modules]
      + ["expression-type-checking", "function-bodies"].flatMap {
        ["-Xfrontend", "-warn-long-\($0)=\(milliseconds)"]
      } + files.map(\.path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    let answer = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let seconds = (clock.now - start) / .seconds(1)
    guard process.terminationStatus == 0 else {
      let fault = answer.split(separator: "\n").first { $0.contains("error:") } ?? "no message"
      throw BenchError("swiftc does not take \(module): \(fault)")
    }
    let slow = answer.split(separator: "\n").filter { $0.contains("to type-check (limit") }
      .compactMap { line in line.split(separator: " took ").first.map(String.init) }
      .filter { $0.hasPrefix("/") && !Self.isFirst($0) }
    return Check(seconds: seconds, slow: Set(slow))
  }

  private static func isFirst(_ place: String) -> Bool {
    place.contains("/\(first.dropLast(3))")
  }
}
