import Foundation
import TestSupport
import Testing

/// Tests of a subject as consoles: commands, with what they print.
///
/// The commands before the first title come before each test. A test has a folder of its own.
struct Transcript {
  /// The path in the folder of all transcripts, without its ending.
  let name: String
  /// What comes before each test.
  let setup: [ConsoleCommand]
  var tests: [(title: String, commands: [ConsoleCommand])]

  private static let folder = "Tests/Transcripts"

  /// The names of all transcripts, or the one that TRANSCRIPT names.
  static let names = Result { () throws -> [String] in
    if let name = ProcessInfo.processInfo.environment["TRANSCRIPT"] { return [name] }
    let url = Golden.root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".console") }.map { String($0.dropLast(8)) }.sorted()
    #if os(Linux)
      return names
    #else
      return names.filter { !$0.hasSuffix("-linux") }
    #endif
  }

  init(_ name: String) throws {
    self.name = name
    let text = try DocumentationPage.at("\(Self.folder)/\(name).console").text
    let parts = "\n\(text)".components(separatedBy: "\n# ").map { $0.split(separator: "\n") }
    setup = Self.commands(in: parts[0])
    tests = parts.dropFirst().map { (String($0[0]), Self.commands(in: $0.dropFirst())) }
  }

  private static func commands(in lines: some Sequence<Substring>) -> [ConsoleCommand] {
    ConsoleCommand.commands(in: lines.map { $0.dropFirst(2) })
  }

  private var text: String {
    let parts = [setup.flatMap(\.lines).map { "  \($0)\n" }.joined()]
    let texts = tests.map { test in
      "# \(test.title)\n" + test.commands.flatMap(\.lines).map { "  \($0)\n" }.joined()
    }
    return (parts + texts).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Compares the file with these tests, or records them.
  func expect() throws {
    try Golden("\(Self.folder)/\(name).console").expect(text)
  }
}
