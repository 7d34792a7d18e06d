import RefreshDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  @Test func `findings are read by file, place, rule and message`() {
    let ordered = [
      finding("a", 1, 1, "b", "x"),
      finding("a", 1, 2, "a", "x"),
      finding("a", 1, 2, "b", "x"),
      finding("a", 1, 2, "b", "y"),
      finding("a", 10, 1, "a", "x"),
      finding("b", 1, 1, "a", "x"),
    ]
    #expect(ordered.reversed().inReadingOrder() == ordered)
    #expect(ordered.inReadingOrder() == ordered)
  }

  private func finding(
    _ file: String,
    _ line: Int,
    _ column: Int,
    _ id: RuleID,
    _ message: String
  ) -> Diagnostic {
    let place = SourcePosition(offset: line * 100 + column, line: line, column: column)
    return Diagnostic(id: id, file: file, range: SourceRange(at: place), message: message)
  }
}
