import Foundation

/// A page of the documentation that is written by hand.
struct DocumentationPage: CustomStringConvertible {
  /// The path from the root of the project.
  let path: String
  /// The Markdown text.
  let text: String

  var description: String { path }

  /// The root folder of the project.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The folder of the DocC pages, from the root.
  static let catalog = "Sources/refreshgen/refreshgen.docc"
  /// The pages that `refreshgen reference` prints, which `ReferenceTests` compares.
  private static let generated = [
    "Commands.md", "Keys.md", "Limits.md", "Rules.md",
  ]

  /// The page at a path from the root.
  static func at(_ path: String) throws -> DocumentationPage {
    let url = root.appendingPathComponent(path)
    return DocumentationPage(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  /// All pages.
  static let all = Result { () throws -> [DocumentationPage] in
    let folder = root.appendingPathComponent(catalog).path
    let articles = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && !generated.contains($0) }.sorted()
    let apps = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("examples/apps").path
    )
    let paths =
      ["README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"]
      + articles.map { "\(catalog)/\($0)" }
      + apps.sorted().map { "examples/apps/\($0)/README.md" }
    return try paths.map(at)
  }
}
