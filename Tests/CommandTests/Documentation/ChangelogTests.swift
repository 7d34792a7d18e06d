import Testing

@testable import refreshgen

/// Checks that the changelog names the version, and what to do about each change.
@Suite("Changes")
struct ChangelogTests {
  @Test("have a migration")
  func page() throws {
    let page = try DocumentationPage.at("CHANGELOG.md")
    #expect(Changelog(page.text).faults == [])
  }

  @Test("name the version of the tool first")
  func newest() throws {
    let page = try DocumentationPage.at("CHANGELOG.md")
    let newest = try #require(Changelog(page.text).releases.first)
    #expect(newest.version == Refreshgen.version)
  }

  @Test("that break a promise are found")
  func faults() {
    let page = """
      # Changes

      ## 0.2.1

      - A change.
        Migration: none.

      ## 0.2.0

      - A change without advice,
        on two lines.

      ## 0.3.0

      """
    #expect(
      Changelog(page).faults == [
        "0.2.0: no migration: A change without advice,",
        "0.3.0: no entry",
        "0.2.0 is not newer than 0.3.0",
      ]
    )
  }
}
