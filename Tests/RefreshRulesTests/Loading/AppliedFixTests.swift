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
    let result = loader.fix(found)
    let (spec, count) = try #require(result)
    #expect(count == min(errors, Limits.fixRounds))
    let fixed = lines.prefix(count).map { $0.replacing(":", with: ": ") } + lines.dropFirst(count)
    #expect(spec.file.bytes == Array(text(fixed).utf8))
  }
}
