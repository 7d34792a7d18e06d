import RefreshDiagnostics
import Testing

@testable import RefreshYAML

@Suite struct SyntaxTableTests {
  @Test(arguments: syntaxSamples)
  func `each text of libyaml has words of ours`(
    sample: (problem: String, text: String, rule: String)
  ) {
    #expect(libyamlProblem(sample.text) == sample.problem)
    let found = read(sample.text).diagnostics
    #expect(found.map(\.id.name) == [sample.rule])
    for finding in found {
      #expect(!finding.message.contains("invalid YAML"))
      #expect(finding.message.unicodeScalars.first?.properties.isUppercase == false)
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test func `each row of the table has a sample`() {
    let samples = Set(syntaxSamples.map(\.problem))
    #expect(SyntaxError.all.compactMap(\.problem).allSatisfy(samples.contains))
  }

  @Test func `unknown words are repeated at the place of the problem`() {
    let place = SourcePosition(offset: 3, line: 1, column: 4)
    let context = SyntaxErrorContext(
      file: SourceFile(name: "a.yml", text: "a: gap\n"),
      start: 0,
      problem: place,
      context: place,
      contextWords: "",
      openBracket: nil,
      lastQuote: nil
    )
    let finding = SyntaxError.finding(SyntaxProblem(text: "found a gap"), context: context)
    #expect(
      GCCRenderer().text(of: finding)
        == "a.yml:1:4: error: invalid YAML: found a gap [yaml-syntax]\n"
    )
  }

  private func libyamlProblem(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      do throws(ParsingStop) {
        var stream = try EventStream(bytes)
        while try stream.next().kind != .streamEnd {}
      } catch {
        if case .syntax(let problem) = error { return problem.text }
      }
      return nil
    }
  }
}
