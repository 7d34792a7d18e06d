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
    #expect(found.first?.id.name == sample.rule)
    #expect(found.count == 1)
    for finding in found {
      #expect(!finding.message.contains("not valid YAML"))
    }
  }

  @Test func `the table and the samples are the same set`() {
    #expect(Set(SyntaxFault.all.map(\.problem)) == Set(syntaxSamples.map(\.problem)))
  }

  @Test func `messages are written as they should be`() {
    for fault in SyntaxFault.all {
      let first = fault.message.unicodeScalars.first
      #expect(first?.properties.isUppercase == false, "\(fault.message)")
      #expect(!fault.message.hasSuffix("."), "\(fault.message)")
    }
  }

  @Test func `unknown words are repeated at the place of the problem`() {
    let problem = SyntaxProblem(text: "found a gap", index: 0, context: nil, contextIndex: nil)
    let bytes = Array("a: gap\n".utf8)
    let finding = bytes.withUnsafeBufferPointer { bytes in
      let place = SourcePosition(offset: 3, line: 1, column: 4)
      let scene = FaultScene(
        file: "a.yml",
        bytes: bytes,
        start: 0,
        problem: place,
        context: place,
        contextWords: "",
        openBracket: nil,
        lastQuote: nil
      )
      return SyntaxFault.finding(problem, scene)
    }
    #expect(
      GCCRenderer().render(finding)
        == "a.yml:1:4: error: invalid YAML: found a gap [yaml-syntax]\n"
    )
  }

  private func libyamlProblem(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard var stream = EventStream(bytes) else { return nil }
      while let event = stream.next() {
        if event.kind == .streamEnd { return nil }
      }
      return stream.problem.text
    }
  }
}
