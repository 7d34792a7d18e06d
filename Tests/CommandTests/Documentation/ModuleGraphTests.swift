import Foundation
import Testing

/// Compares the drawing of the modules in the README with the package.
@Suite("The drawing of the modules")
struct ModuleGraphTests {
  /// The modules that each module uses.
  private typealias Graph = [String: Set<String>]

  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The modules of the package below `Sources`, with their declared dependencies.
  private static func declared() throws -> Graph {
    let manifest = try text("Package.swift")
    let start = try #require(manifest.range(of: "// What ships inside an app."))
    let end = try #require(manifest.range(of: "// What runs the tool inside of SwiftPM."))
    var graph: Graph = [:]
    for target in manifest[start.upperBound..<end.lowerBound]
      .matches(of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"([^.]*)/)
    {
      // A dependency with a condition is written like a target.
      if target.2.contains("condition:") { continue }
      let list = target.2.firstMatch(of: /dependencies: \[([^\]]*)/)
      graph[String(target.1)] = Set(
        (list?.1 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      )
    }
    return graph
  }

  /// The arrows of the drawing.
  private static func drawn() throws -> Graph {
    let page = try text("README.md")
    let drawing = try #require(page.firstMatch(of: /```mermaid\n(?s)(.*?)```/)).1
    var graph: Graph = [:]
    for arrow in drawing.matches(of: /(\w+) --> ([\w &]+)/) {
      for module in arrow.2.split(separator: " & ") {
        graph[String(arrow.1), default: []].insert(String(module))
      }
    }
    return graph
  }

  /// All modules that a module uses, directly or indirectly.
  private static func used(by module: String, in graph: Graph) -> Set<String> {
    var found: Set<String> = []
    var rest = [module]
    while let next = rest.popLast() {
      for other in graph[next] ?? [] where found.insert(other).inserted { rest.append(other) }
    }
    return found
  }

  @Test("has an arrow, or several in a row, for each dependency, and no others")
  func arrows() throws {
    let (declared, drawn) = (try Self.declared(), try Self.drawn())
    #expect(declared.count > 15)
    for module in declared.keys.sorted() {
      let all = declared[module] ?? []
      #expect(
        Self.used(by: module, in: drawn).isSuperset(of: all),
        "\(module) lacks an arrow in CONTRIBUTING.md"
      )
      #expect(
        (drawn[module] ?? []).isSubset(of: all.union(["RefreshPrivacy"])),
        "\(module) has an arrow too many in CONTRIBUTING.md"
      )
    }
    #expect(Set(drawn.keys).isSubset(of: declared.keys))
  }
}
