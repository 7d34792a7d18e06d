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
    let found = CheckedFile(file: file, diagnostics: loader.load(file).diagnostics)
    let fixed = loader.fix(found)
    #expect(fixed.count == min(errors, Limits.fixRounds))
    let expected =
      lines.prefix(fixed.count).map { $0.replacing(":", with: ": ") }
      + lines.dropFirst(fixed.count)
    #expect(fixed.spec?.file.bytes == Array(text(expected).utf8))
  }

  /// Fixes a spec; returns its text, and the number of fixes that were left out.
  private func fix(_ lines: String) -> (text: String, leftOut: Int) {
    let text = "refreshgen: 1\ncontrol: A\n" + lines
    let file = SourceFile(name: "a.yml", text: text)
    var loader = SpecLoader(context: SpecContext(proves: false))
    let fixed = loader.fix(CheckedFile(file: file, diagnostics: loader.load(file).diagnostics))
    let bytes = fixed.spec?.file.bytes ?? file.bytes
    let start = text.utf8.count - lines.utf8.count
    return (String(decoding: bytes.dropFirst(start), as: UTF8.self), fixed.leftOut)
  }

  @Test(
    "A fix that leads to other findings is left out",
    arguments: [
      // The value does not fit to the key, so that another key may be meant.
      "heigth: 0\n", "states:\n  loading: {indicator: true}\n",
      "states: {idle: {titel: Pull, backgrund: nothing}}\n",
      // The language has no other text, and no text of the language has an original.
      "preset: modern-header\nlocales:\n  zh_CN: {idle: {title: 下拉}}\n",
    ]
  )
  func worse(_ lines: String) {
    let fixed = fix(lines)
    let titel = lines.replacing("titel", with: "title")
    #expect(fixed.text == titel)
    #expect(fixed.leftOut == 1)
  }

  @Test("Good fixes are applied beside one that is left out")
  func beside() {
    let keys = ["timout: 5s", "heigth: 0", "pined: true", "exclusiv: true", "haptic: none"]
    let fixed = fix(keys.joined(separator: "\n") + "\n")
    #expect(fixed.text == "timeout: 5s\nheigth: 0\npinned: true\nexclusive: true\nhaptics: none\n")
    #expect(fixed.leftOut == 1)
  }

  @Test("Of two fixes that lead to one key, the first is applied")
  func conflict() {
    let fixed = fix("lastUpdatedTimeKey: feed\nrefreshIdentifier: feed\n")
    #expect(fixed.text == "lastUpdated: {key: feed}\nrefreshIdentifier: feed\n")
  }

  @Test("A finding that an error hid keeps no fix from being applied")
  func hidden() {
    // The rules find an unused color and two states with one appearance.
    let rest = "states: {idle: {title: A}, refreshing: {title: A}}\ncolors: {b: \"#000\"}\n"
    #expect(fix("timout: 5s\n" + rest) == ("timeout: 5s\n" + rest, 0))
  }
}
