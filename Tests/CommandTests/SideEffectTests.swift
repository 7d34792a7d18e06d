import Foundation
import Testing

/// Reads the sources for what touches the world outside of the process.
///
/// Only through a C library or Foundation can a file write to a stream, open a file or start a
/// process, or by the few functions of the standard library that print. One folder calls the C library.
@Suite("Side effects")
struct SideEffectTests {
  /// The calls that only the folder `System` of the tool makes.
  private static let systemCalls = [
    "access", "open", "openat", "creat", "close", "fstat", "lstat", "fstatat", "opendir",
    "fdopendir",
    "closedir", "readdir", "getcwd", "chdir", "realpath", "mkdir", "rmdir", "unlink", "unlinkat",
    "rename", "renameat", "flock", "ftruncate", "fchmod", "utimensat", "symlink", "getenv",
    "setenv", "abort", "signal", "sigaction", "kill", "waitpid", "usleep", "sleep",
    "isatty", "ioctl", "clock_gettime", "time", "gettimeofday", "setrlimit", "strerror",
  ]

  /// The calls that nothing may make.
  private static let forbiddenCalls = [
    // Printing past the console.
    "print", "debugPrint", "dump", "puts", "fputs", "fputc", "putchar", "putc", "printf", "fprintf",
    "vprintf", "vfprintf", "dprintf", "perror", "fwrite", "NSLog", "syslog",
    // Files past their owners.
    "fopen", "freopen", "fdopen", "tmpfile", "mkstemp", "readLine", "getline", "fgets",
    "FileHandle",
    "FileManager", "OutputStream", "InputStream",
    // Other processes and machines.
    "posix_spawn", "posix_spawnp", "fork", "vfork", "execv", "execve", "execvp", "execl", "execlp",
    "system", "popen", "Process", "NSTask", "socket", "connect", "URLSession", "dlopen",
  ]

  /// The file that may make a call which nothing else may make.
  private static let ownersOfCalls = [
    "socket": "/ServerSockets.swift", "posix_spawnp": "/ChildProcess.swift",
  ]

  /// The files that may import the C library of the platform.
  private static let importers = [
    "refreshgen/System/Platform.swift", "RefreshExploration/Threads/Lock.swift",
    "RefreshExploration/Threads/Parallel.swift",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The sources of the tool, by their paths, without comments.
  private static let sources = Result { try readSources() }

  private static func readSources() throws -> [(path: String, text: String)] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
    return try urls.filter { $0.pathExtension == "swift" }.compactMap { url in
      let path = String(url.path.dropFirst(root.path.count + 1))
      // SwiftPM runs the plugins, an app the adapters, and a contributor the tools.
      guard
        !["Plugins/", "RefreshObjectiveC/", "RefreshRuntime/", "Tools/"].contains(
          where: path.hasPrefix
        )
      else {
        return nil
      }
      let text = try String(contentsOf: url, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (path, lines.map(Self.withoutComment).joined(separator: "\n"))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  @Test("need an import that few files have")
  func imports() throws {
    let sources = try Self.sources.get()
    #expect(sources.count > 200)
    let statement = try Regex(
      #"(?m)^ *(?:[a-z@_]+ )*import (Glibc|Musl|Darwin|Foundation\w*|Dispatch|Android|WASILibc)\b"#
    )
    let found = sources.filter { $0.text.contains(statement) }.map(\.path)
    #expect(found.sorted() == Self.importers.sorted())
  }

  @Test("are in the folder of the system alone", arguments: systemCalls)
  func system(_ name: String) throws {
    let call = try Self.call(of: name)
    for (path, text) in try Self.sources.get() where text.contains(name) {
      guard path.hasPrefix("refreshgen/"), !path.hasPrefix("refreshgen/System/") else { continue }
      for line in text.split(separator: "\n") where line.contains(call) {
        #expect(line.contains("func \(name)("), "\(path): \(line)")
      }
    }
  }

  private static func call(of name: String) throws -> Regex<AnyRegexOutput> {
    try Regex("(?:^|[^A-Za-z0-9_.`\"])\(name)[(.]")
  }

  @Test("are not had by other ways", arguments: forbiddenCalls)
  func forbidden(_ name: String) throws {
    let call = try Self.call(of: name)
    for (path, text) in try Self.sources.get() where text.contains(name) {
      if let owner = Self.ownersOfCalls[name], path.hasSuffix(owner) { continue }
      for line in text.split(separator: "\n") where line.contains(call) {
        let isDeclared = line.contains("func \(name)(") || line.contains("case \(name)(")
        #expect(isDeclared, "\(path): \(line)")
      }
    }
  }

  @Test("read no variables of the environment but those that the page about security names")
  func variables() throws {
    let readers = try Self.sources.get().map(\.text)
      .filter { $0.contains("getenv(") || $0.contains("Environment.value(") }
    let names = readers.flatMap { $0.matches(of: #/"([A-Z_]{5,})"/#).map { String($0.output.1) } }
    #expect(Set(names) == ["GITHUB_ACTIONS", "TF_BUILD", "NO_COLOR"])
    let page = try DocumentationPage.at(".github/SECURITY.md").text
    #expect(names.allSatisfy { page.contains("`\($0)`") })
  }

  @Test("are found where there are some")
  func detection() throws {
    let call = try Self.call(of: "print")
    #expect("    print(\"x\")".contains(call))
    #expect(!"settings.prints".contains(call))
    #expect(Self.withoutComment("a // print(x)") == "a ")
  }
}
