import Foundation
import Testing

/// Checks that each statement of the pages that promise something is listed with what checks it.
@Suite("Claims")
struct ClaimTests {
  /// A statement in the list, by its first words.
  struct Claim {
    let page: String
    let start: String
    let checks: [String]
  }

  private static let list = "Tests/Fixtures/claims.txt"

  /// The claims, which the list has below the path of their page.
  private static let claims = Result { () throws -> [Claim] in
    var page = ""
    return try DocumentationPage.at(list).text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  ") else {
        if !line.hasPrefix("#") { page = String(line) }
        return nil
      }
      let parts = line.dropFirst(2).components(separatedBy: " → ")
      let checks = parts.last?.components(separatedBy: ", ") ?? []
      return Claim(page: page, start: parts[0], checks: parts.count == 2 ? checks : [])
    }
  }

  @Test("each statement is listed, and each entry is the start of a statement")
  func statements() throws {
    let claims = try Self.claims.get()
    let pages = Set(claims.map(\.page))
    #expect(pages.count == 5)
    for path in pages.sorted() {
      let statements = Statement.all(of: try DocumentationPage.at(path))
      let own = claims.filter { $0.page == path }
      for statement in statements {
        let count = own.count { statement.text.hasPrefix($0.start) }
        #expect(count == 1, "list what checks \(path):\(statement.line) in \(Self.list)")
      }
      for claim in own {
        let isFound = statements.contains { $0.text.hasPrefix(claim.start) }
        #expect(isFound, "\(path) does not say '\(claim.start)'")
      }
    }
  }

  @Test("the checks exist")
  func checks() throws {
    let tests = DocumentationPage.root.appendingPathComponent("Tests").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests)
    let names = Set(paths.map { URL(fileURLWithPath: $0).lastPathComponent })
    for claim in try Self.claims.get() {
      #expect(!claim.checks.isEmpty, "\(claim.start)")
      for check in claim.checks where !["none", "unverified"].contains(check) {
        #expect(names.contains(check) || names.contains("\(check).swift"), "\(check)")
      }
    }
  }

  @Test("what nothing checks says so")
  func unverified() throws {
    for claim in try Self.claims.get() where claim.checks.contains("unverified") {
      let page = Statement.all(of: try DocumentationPage.at(claim.page))
      let text = page.first { $0.text.hasPrefix(claim.start) }?.text ?? ""
      let words = [
        " not ", " no ", " never ", " only ", "Neither", "reading", "may contain", "need a ",
        "stops",
      ]
      #expect(words.contains(where: text.contains), "\(claim.page): \(claim.start)")
    }
  }

  @Test("a page is split into its paragraphs, items and rows")
  func splitting() {
    let page = DocumentationPage(
      path: "a.md",
      text: """
        # Title

        One
        paragraph.

        | a | b |
        |---|---|
        | `c` | d |
        | read | [it](a.md) |

        - item
          goes on
        - other

        ```
        code
        ```
        """
    )
    let texts = Statement.all(of: page).map(\.text)
    #expect(texts == ["One paragraph.", "| `c` | d |", "- item goes on", "- other"])
  }
}
