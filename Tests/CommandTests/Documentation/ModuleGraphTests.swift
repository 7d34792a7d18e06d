import Foundation
import Testing

/// Compares the drawing of the modules in the page for contributors with the package, and the package with the sources.
@Suite("The graph of the modules")
struct ModuleGraphTests {
  /// The modules that each module uses.
  private typealias Graph = [String: Set<String>]

  /// The arrows of the drawing.
  private static func drawn() throws -> Graph {
    let path = PackageTarget.package.appendingPathComponent(".github/CONTRIBUTING.md")
    let page = try String(contentsOf: path, encoding: .utf8)
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

  @Test("the drawing has an arrow, or several in a row, for each dependency, and no others")
  func arrows() throws {
    let drawn = try Self.drawn()
    let modules = try PackageTarget.all().filter(\.isDrawn)
    #expect(modules.count > 10)
    for target in modules {
      let (module, all) = (target.name, target.dependencies)
      #expect(
        Self.used(by: module, in: drawn).isSuperset(of: all),
        "\(module) lacks an arrow in CONTRIBUTING.md"
      )
      #expect(
        (drawn[module] ?? []).isSubset(of: all),
        "\(module) has an arrow too many in CONTRIBUTING.md"
      )
    }
    #expect(Set(drawn.keys).isSubset(of: modules.map(\.name)))
  }

  @Test("a target declares each module that its sources import, and no others")
  func imports() throws {
    let targets = try PackageTarget.all().filter { $0.kind != "systemLibrary" }
    #expect(targets.count > 25)
    // A module is named after its target, but without hyphens.
    let modules = try Dictionary(
      uniqueKeysWithValues: PackageTarget.all().map { ($0.name.replacing("-", with: "_"), $0.name) }
    )
    for target in targets {
      let imported = Set(try target.imports().compactMap { modules[$0] })
      #expect(imported == target.dependencies, "\(target.name) in Package.swift")
    }
  }
}

extension PackageTarget {
  /// Whether the page draws the module: it draws those of the tool and of apps.
  fileprivate var isDrawn: Bool {
    kind != "testTarget" && !folder.hasPrefix("Tests/") && !folder.hasPrefix("Sources/Tools/")
  }
}
