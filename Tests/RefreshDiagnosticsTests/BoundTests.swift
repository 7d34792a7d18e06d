import RefreshDiagnostics
import Testing

@Suite struct BoundTests {
  private let file = SourceFile(name: "a", text: String(repeating: "x\n", count: 10_000))

  private func finding(
    _ line: Int,
    _ severity: Severity = .warning,
    message: String = "wrong",
    notes: Int = 0
  ) -> Diagnostic {
    let place = SourcePosition(offset: 2 * (line - 1), line: line, column: 1)
    let range = SourceRange(at: place)
    return Diagnostic(
      id: "rule",
      severity: severity,
      file: "a",
      range: range,
      message: message,
      notes: (0..<notes).map { Diagnostic.Note(message: "note \($0)", file: "a", range: range) }
    )
  }

  @Test func `the gravest findings of a file are shown, and the others counted`() {
    let warnings = (1...Limits.findings).map { finding($0) }
    let errors = (1...5).map { finding(9_000 + $0, .error) }
    let bounded = CheckedFile(file: file, diagnostics: warnings + errors).bounded
    #expect(bounded.diagnostics.count == Limits.findings + 1)
    #expect(bounded.diagnostics.filter { $0.severity == .error } == errors)
    #expect(bounded.diagnostics.first == warnings.first)
    let last = bounded.diagnostics.last
    #expect(last?.id == "too-many-findings")
    #expect(last?.severity == .note)
    #expect(last?.message == "5 more findings are not shown")
    #expect(last?.remedy?.hasPrefix("fix the findings") == true)
  }

  @Test func `as many findings as there may be are all shown`() {
    let checked = CheckedFile(file: file, diagnostics: (1...Limits.findings).map { finding($0) })
    #expect(checked.bounded == checked)
  }

  @Test func `long messages and many notes are cut`() {
    let long = String(repeating: "é", count: Limits.messageLength)
    let findings = [
      finding(1, message: long), finding(2, message: long + "x"),
      finding(3, notes: Limits.notes + 1),
    ]
    let bounded = CheckedFile(file: file, diagnostics: findings).bounded.diagnostics
    #expect(bounded.map(\.message) == [long, long + "…", "wrong"])
    #expect(bounded.last?.notes.count == Limits.notes)
  }

  @Test func `fixes are made in the order of the file, and none twice in a place`() {
    let file = SourceFile(name: "a", text: "0123456789")
    func fix(_ edits: (Range<Int>, String)...) -> Fix {
      Fix(
        message: "",
        edits: edits.map { TextEdit(range: file.range(in: $0.0), replacement: $0.1) }
      )
    }
    func text(_ fixes: Fix...) -> String {
      String(decoding: FixedText(file: file, fixes: fixes).bytes, as: UTF8.self)
    }
    #expect(text(fix((5..<6, "b")), fix((1..<2, "a"))) == "0a234b6789")
    #expect(text(fix((1..<4, "a")), fix((2..<3, "b"))) == "0a456789")
    #expect(text(fix((2..<3, "b")), fix((1..<4, "a"))) == "01b3456789")
    #expect(text(fix((2..<2, "b")), fix((1..<4, "a"))) == "01b23456789")
    #expect(text(fix((1..<4, "a")), fix((2..<2, "b"))) == "0a456789")
    #expect(text(fix((1..<4, "a")), fix((4..<4, "b"))) == "0ab456789")
    #expect(text(fix((1..<1, "a")), fix((1..<1, "b"))) == "0a123456789")
    #expect(text(fix((10..<10, "a"))) == "0123456789a")
    #expect(
      text(fix((0..<1, "a"), (9..<10, "b")), fix((9..<10, "c"), (3..<4, "d"))) == "a12345678b"
    )
  }
}
