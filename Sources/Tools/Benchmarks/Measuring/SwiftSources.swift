import Foundation

/// The Swift files of one module.
struct SwiftSources {
  /// The name of a spec whose generated files are compiled first and do not count as slow.
  ///
  /// The compiler attributes work that it does only once, such as starting a macro plugin, to the
  /// first functions that need this work.
  static let first = "0.refresh.yml"

  let module: String
  private var files: [URL]
  /// The number of lines in all files.
  let lineCount: Int
  private var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// Collects the Swift files in a folder and its subfolders.
  init(_ module: String, in folder: URL) throws {
    self.module = module
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    lineCount = try files.reduce(0) { count, file in
      try count + Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The generated files of the specs to which `places` belong, to be compiled with one job.
  ///
  /// The files of the spec `first` are always included.
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

  /// The result of type-checking.
  struct Check {
    let seconds: Double
    /// The expressions and functions that exceeded the time limit, each with its location and kind.
    let slow: Set<String>
  }

  /// Type-checks the files with the modules in a folder; throws if the compiler reports an error.
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
      throw BenchError("cannot compile module '\(module)': \(fault)")
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
