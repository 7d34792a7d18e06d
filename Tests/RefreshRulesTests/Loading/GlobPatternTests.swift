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
      ("{a,b/c}/*.{x,y}", ["a/1.x", "b/c/1.y"], ["b/1.x", "a/1.z"]),
      ("{a,./b}{,c}", ["a", "ac", "b", "bc"], ["c", "abc"]),
      ("a{b", ["a{b"], ["ab"]),
      ("a**b", ["ab", "axb"], ["a/b"]),
      ("*a*b*", ["ab", "xaxbx", "aabb"], ["ba", "a", "b"]),
    ]
  )
  func meaning(_ pattern: String, _ fitting: [String], _ others: [String]) throws {
    let glob = try GlobPattern(pattern)
    for path in fitting { #expect(glob.matches(path), "\(path)") }
    for path in others { #expect(!glob.matches(path), "\(path)") }
  }

  @Test("tell which folders hold files that are meant")
  func folders() throws {
    let glob = try GlobPattern("a/*/c/**/x")
    for folder in ["a", "a/b", "a/b/c", "a/b/c/d/e"] { #expect(glob.mayMatch(inside: folder)) }
    for folder in ["b", "a/b/d"] { #expect(!glob.mayMatch(inside: folder)) }
    #expect(!(try GlobPattern("*.yml").mayMatch(inside: "a")))
    #expect(!(try GlobPattern("a/b").mayMatch(inside: "a/b")))
    #expect(try GlobPattern("{x,a/b}/c").mayMatch(inside: "a"))
  }

  @Test("go by scalars, so that a mark hides no slash")
  func scalars() throws {
    #expect(try GlobPattern("*/\u{301}b").matches("a/\u{301}b"))
    #expect(!(try GlobPattern("*").matches("a/\u{301}b")))
  }

  @Test("have limits")
  func limits() throws {
    let longest = String(repeating: "a", count: Limits.patternLength)
    #expect(throws: Never.self) { try GlobPattern(longest) }
    #expect(throws: GlobPattern.Excess.length) { try GlobPattern(longest + "a") }
    #expect(throws: Never.self) { try GlobPattern(String(repeating: "{a,b}", count: 8)) }
    #expect(throws: GlobPattern.Excess.choices) {
      try GlobPattern(String(repeating: "{a,b}", count: 9))
    }
    #expect(throws: GlobPattern.Excess.choices) {
      try GlobPattern("{" + String(repeating: ",", count: Limits.patternChoices) + "}")
    }
  }

  @Test("are matched without going back")
  func repeated() throws {
    // With going back, either would not end in the life of the universe.
    let folders = try GlobPattern(String(repeating: "**/a/", count: 100) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 300) + "c"))
    let stars = try GlobPattern(String(repeating: "*a", count: 400) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 250)))
  }
}
