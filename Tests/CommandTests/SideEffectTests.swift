import Foundation
import Testing

/// Reads the sources for what touches the world outside of the process.
///
/// Only through a C library or Foundation can a file write to a stream, open a file or start a
/// process, or by the few functions of the standard library that print. So it is enough to name the
/// types in whose files one of those is imported.
@Suite("Side effects")
struct SideEffectTests {
  /// The types that may call the system, with what they own.
  private static let ownedBy = [
    "Console": "the standard streams",
    "StandardOutput": "standard output",
    "StandardStreams": "the standard streams",
    "FileDescriptor": "open files",
    "FileError": "the reason of the last failed call",
    "FileIdentity": "what tells files apart",
    "FileStatus": "what is known of a file",
    "FileSystem": "files and folders",
    "FindingFormat": "what the surroundings say of themselves",
    "ReplacedFile": "files that are replaced as a whole",
    "StampFile": "files of which only the time matters",
    "Transfer": "bytes from and to open files",
    "WatchedFiles": "what changes in files",
    "LineReader": "files that are read line by line",
    "Rasterizer": "the program that draws PNG images",
    "LoopbackSockets": "connections of the browsers of this machine",
    "Stopwatch": "the time",
    "ExitCode": "the end of the process",
    "ProcessLimits": "the limits of the process",
    // These are part of no command: threads, and what ships inside of an app.
    "Lock": "locks of threads",
    "Parallel": "threads",
    "Thread": "threads",
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
    "socket": "/LoopbackSockets.swift", "posix_spawnp": "/Rasterizer.swift",
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
      guard !["Plugins/", "RefreshRuntime/", "Tools/"].contains(where: path.hasPrefix) else {
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

  @Test("are had by the types that own them alone")
  func owners() throws {
    let sources = try Self.sources.get()
    #expect(sources.count > 200)
    var found: Set<String> = []
    for (path, text) in sources {
      let imports = try Regex(
        #"(?m)^ *(?:[a-z@_]+ )*import (Glibc|Musl|Darwin|Foundation\w*|Dispatch|Android|WASILibc)\b"#
      )
      guard text.contains(imports) else { continue }
      let declaration = try Regex(
        #"(?m)^(?:[a-z]+ |@\w+ )*(?:struct|enum|class|actor|protocol|extension) (\w+)"#
      )
      let types = text.matches(of: declaration).compactMap { $0[1].substring.map(String.init) }
      // A file of functions alone belongs to the type that it is about.
      let owners = types.isEmpty && path.hasSuffix("/Exit.swift") ? ["ExitCode"] : types
      for type in owners where type != "String" {
        #expect(Self.ownedBy[type] != nil, "\(path): '\(type)' calls the system")
        found.insert(type)
      }
      #expect(!owners.isEmpty, "\(path) calls the system")
    }
    #expect(found.isSuperset(of: ["Console", "FileSystem", "LineReader"]))
  }

  @Test("are not had by other ways", arguments: forbiddenCalls)
  func forbidden(_ name: String) throws {
    let call = try Regex("(?:^|[^A-Za-z0-9_.`\"])\(name)[(.]")
    for (path, text) in try Self.sources.get() where text.contains(name) {
      if let owner = Self.ownersOfCalls[name], path.hasSuffix(owner) { continue }
      for line in text.split(separator: "\n") where line.contains(call) {
        let isDeclared = line.contains("func \(name)(") || line.contains("case \(name)(")
        #expect(isDeclared, "\(path): \(line)")
      }
    }
  }

  @Test("are found where there are some")
  func detection() throws {
    let call = try Regex(#"(?:^|[^A-Za-z0-9_.`"])print[(.]"#)
    #expect("    print(\"x\")".contains(call))
    #expect(!"settings.prints".contains(call))
    #expect(Self.withoutComment("a // print(x)") == "a ")
  }
}
