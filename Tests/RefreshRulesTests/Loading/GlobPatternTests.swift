import RefreshDiagnostics
import RefreshRules
import Testing

@Suite("File name patterns")
struct GlobPatternTests {
  @Test(
    "mean what a shell means by them",
    arguments: [
      ("*.yml", ["a.yml", ".yml"], ["a/b.yml", "a.yaml", ""]),
      ("**/*.yml", ["a.yml", "a/b.yml", "a/b/c.yml"], ["a.yaml", "a/b.yml/c"]),
      ("a/**", ["a", "a/b", "a/b/c"], ["b", "ab"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a", "b", "a/bx", "xa/b"]),
      ("a/**/**/b", ["a/b", "a/x/b"], ["a/x"]),
      ("**", ["a", "a/b", ""], []),
      ("./a/./?.yml", ["a/b.yml", "a/é.yml"], ["a/bc.yml", "./a"]),
      ("{a,b}", ["{a,b}"], ["a"]),
      ("a**b", ["ab", "axb"], ["a/b"]),
      ("*a*b*", ["ab", "xaxbx", "aabb"], ["ba", "a", "b"]),
    ]
  )
  func meaning(_ pattern: String, _ fitting: [String], _ others: [String]) throws {
    let glob = try parse(pattern)
    for path in fitting { #expect(glob.matches(path), "\(path)") }
    for path in others { #expect(!glob.matches(path), "\(path)") }
  }

  private func parse(_ text: String) throws -> GlobPattern { try #require(GlobPattern(text)) }

  @Test("tell which folders hold files that are meant")
  func folders() throws {
    let glob = try parse("a/*/c/**/x")
    for folder in ["a", "a/b", "a/b/c", "a/b/c/d/e"] { #expect(glob.mayMatch(inside: folder)) }
    for folder in ["b", "a/b/d"] { #expect(!glob.mayMatch(inside: folder)) }
    #expect(!(try parse("*.yml").mayMatch(inside: "a")))
    #expect(!(try parse("a/b").mayMatch(inside: "a/b")))
  }

  @Test("go by scalars, so that a mark hides no slash")
  func scalars() throws {
    #expect(try parse("*/\u{301}b").matches("a/\u{301}b"))
    #expect(!(try parse("*").matches("a/\u{301}b")))
  }

  @Test("have a limit")
  func limits() {
    let longest = String(repeating: "a", count: Limits.patternLength)
    #expect(GlobPattern(longest) != nil)
    #expect(GlobPattern(longest + "a") == nil)
  }

  @Test("are matched without going back")
  func repeated() throws {
    // With going back, either would not end in the life of the universe.
    let folders = try parse(String(repeating: "**/a/", count: 100) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 300) + "c"))
    let stars = try parse(String(repeating: "*a", count: 400) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 250)))
  }
}
