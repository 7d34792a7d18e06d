import Foundation
import Testing

@testable import RefreshLanguage

/// Compares the names that are taken with the sources that take them.
@Suite("Names that are taken")
struct TakenNameTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts of the files below a folder whose names end alike.
  private static func texts(below folder: String, _ ending: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder),
      includingPropertiesForKeys: nil
    )
    let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.path.hasSuffix(ending) }
    return try urls.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The public types that a source declares outside of all others.
  private static func publicTypes(_ source: String) -> [String] {
    var depth = 0
    var names: [String] = []
    let pattern =
      /^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    for line in source.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("#if ") { depth += 1 }
      if content.hasPrefix("#endif") { depth -= 1 }
      // What is inside of `#if` stands two columns farther in.
      guard line.count - content.count == 2 * depth else { continue }
      if let match = content.firstMatch(of: pattern) { names.append(String(match.1)) }
    }
    return names
  }

  @Test("are those of the runtime's public types")
  func runtime() throws {
    let sources = try ["RefreshCore", "RefreshObjectiveC", "RefreshRuntime", "RefreshTesting"]
      .flatMap {
        try Self.texts(below: "Sources/\($0)", ".swift")
      }
    #expect(Set(sources.flatMap(Self.publicTypes)) == SwiftName.runtimeTypes)
  }

  @Test("are, for modules, those of the targets that ship")
  func targets() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let target = /\.(?:target|executableTarget|systemLibrary|plugin)\(\s*name: "(\w+)"/
    let starts = manifest.matches(of: target)
    try #require(starts.count > 20)
    let shipped = starts.filter { start in
      let rest = manifest[start.range.upperBound...]
      let next = rest.firstRange(of: /\n    (?:\.\w+\(|\/\/)/)?.lowerBound ?? rest.endIndex
      return rest[..<next].firstMatch(of: /path: "(?:Tests|Sources\/Tools)\//) == nil
    }
    #expect(Set(shipped.map { String($0.1) }) == SwiftName.packageModules)
  }

  /// The names with a capital first that a source uses outside of texts and comments.
  private static func typeNames(_ source: String) -> Set<String> {
    let code = source.replacing(/"(?:[^"\\\n]|\\.)*"/, with: "").replacing(/\/\/.*/, with: "")
    return Set(code.matches(of: /(?:^|[^\w.])([A-Z]\w*)/).map { String($0.1) })
  }

  @Test("are those that generated code uses, other than its own")
  func generated() throws {
    let files = ["examples/controls", "examples/presets"]
    let sources = try files.flatMap { try Self.texts(below: $0, ".swift") }
    try #require(sources.count > 20)
    let used = sources.reduce(into: Set()) { $0.formUnion(Self.typeNames($1)) }
    // The controls of the examples, their tests and their views.
    let specs = try files.flatMap { try Self.texts(below: $0, ".yml") }.joined(separator: "\n")
    let own = specs.matches(of: /(?:control|view): (\w+)/).map { String($0.1) }
    let known = Set(own + own.map { $0 + "Tests" } + ["UIActivityIndicatorView"])
    #expect(used.subtracting(known).filter(SwiftName.canNameControl) == [])
  }
}
