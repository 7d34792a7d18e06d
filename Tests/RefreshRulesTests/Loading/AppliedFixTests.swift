import RefreshDiagnostics
import Testing

@testable import RefreshRules

@Suite("Fixes of a file")
struct AppliedFixTests {
  @Test("A run fixes syntax errors that hide each other", arguments: [30, Limits.fixRounds + 1])
  func rounds(_ errors: Int) throws {
    let lines = (1...errors).map { "key\($0):value" }
    func text(_ lines: [String]) -> String { (["refreshgen: 1"] + lines).joined(separator: "\n") }
    let file = SourceFile(name: "a.yml", text: text(lines))
    var loader = SpecLoader(context: SpecContext(proves: false))
    let fixed = loader.fix(file)
    #expect(fixed.count == min(errors, Limits.fixRounds))
    let expected =
      lines.prefix(fixed.count).map { $0.replacing(":", with: ": ") }
      + lines.dropFirst(fixed.count)
    #expect(fixed.spec?.file.bytes == Array(text(expected).utf8))
  }

  /// The lines of a spec after its fixes.
  private func fix(_ lines: String) -> String {
    let text = "refreshgen: 1\ncontrol: A\n" + lines
    let file = SourceFile(name: "a.yml", text: text)
    var loader = SpecLoader(context: SpecContext(proves: false))
    let bytes = loader.fix(file).spec?.file.bytes ?? file.bytes
    return String(decoding: bytes.dropFirst(text.utf8.count - lines.utf8.count), as: UTF8.self)
  }

  @Test(
    "is said to be possible only if it is made, and a second run changes nothing",
    arguments: Fixture.all(in: "err") + Fixture.all(in: "ok")
  )
  func promise(_ fixture: Fixture) throws {
    guard !fixture.name.hasPrefix("project-") else { return }
    let file = try fixture.file()
    var loader = SpecLoader(context: SpecContext(proves: false))
    let found = loader.load(file).diagnostics
    let possible = found.filter { $0.fix != nil }
    let fixed = loader.fix(file)
    #expect((fixed.spec != nil) == !possible.isEmpty)
    let rest = fixed.spec?.diagnostics ?? []
    #expect(rest.allSatisfy { $0.fix == nil }, "a second run would change the file")
    #expect(loader.fix(fixed.spec?.file ?? file).spec == nil)
    for finding in possible {
      func count(_ findings: [Diagnostic]) -> Int {
        findings.count { $0.message == finding.message }
      }
      #expect(count(found) - count(rest) >= count(possible), "\(finding)")
    }
  }

  @Test("A fix that leads to another error is left out, and the error is told")
  func worse() throws {
    let text = "refreshgen: 1\ncontrol: FeedHeader\n---\nrefreshgen: 1\ncontrol: feed-header\n"
    let file = SourceFile(name: "a.yml", text: text)
    var loader = SpecLoader(context: SpecContext(proves: false))
    let finding = try #require(loader.load(file).diagnostics.first { $0.id == "invalid-name" })
    #expect(finding.fix == nil && finding.suggestions == ["FeedHeader"])
    #expect(finding.notes.map(\.message) == ["with 'FeedHeader': duplicate control 'FeedHeader'"])
    #expect(loader.fix(file).spec == nil)
  }

  @Test("A fix and those of the findings that it leads to are made together")
  func continued() {
    #expect(fix("states:\n　　idle: {title: 下拉}\n") == "states:\n  idle: {title: 下拉}\n")
  }

  @Test("The mistakes in the value of a misspelled key are told with the key")
  func values() {
    let keys = ["timout: 5s", "heigth: 0", "pined: true", "exclusiv: true", "haptic: none"]
    #expect(
      fix(keys.joined(separator: "\n") + "\n")
        == "timeout: 5s\nheight: 0\npinned: true\nexclusive: true\nhaptics: none\n"
    )
  }

  @Test("Of two fixes that lead to one key, the first is applied")
  func conflict() {
    let fixed = fix("lastUpdatedTimeKey: feed\nrefreshIdentifier: feed\n")
    #expect(fixed == "lastUpdated: {key: feed}\nrefreshIdentifier: feed\n")
  }

  @Test("A finding that an error hid keeps no fix from being applied")
  func hidden() {
    // The rules find an unused color and two states with one appearance.
    let rest = "states: {idle: {title: A}, refreshing: {title: A}}\ncolors: {b: \"#000\"}\n"
    #expect(fix("timout: 5s\n" + rest) == "timeout: 5s\n" + rest)
  }
}
