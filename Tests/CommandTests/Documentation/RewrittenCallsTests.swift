import TestSupport
import Testing

/// Checks the rules of `examples/migrating`, which rewrite calls of other libraries.
@Suite("Rules for sed")
struct RewrittenCallsTests {
  private static let folder = "examples/migrating"

  @Test("rewrite calls of other libraries, but none of a UIRefreshControl, and grep lists the rest")
  func rules() throws {
    let root = Tool(folder: Golden.root)
    let folder = Self.folder
    let after = try root.shell("sed -E -f \(folder)/calls.sed \(folder)/before.txt").output
    try Golden("\(folder)/after.txt").expect(after)
    let places = try root.shell("grep -Ef \(folder)/places.txt \(folder)/after.txt").output
    #expect(
      places.split(separator: "\n") == [
        "self.refreshControl?.endRefreshing()", "[self.refreshControl endRefreshing];",
        "tableView.mj_header?.pullingPercent",
      ]
    )
    // Each rule rewrites a line of the example, or one like it.
    let before = try root.shell("grep -cvxFf \(folder)/after.txt \(folder)/before.txt").output
    #expect((Int(before.filter(\.isNumber)) ?? 0) >= 34)
  }
}
