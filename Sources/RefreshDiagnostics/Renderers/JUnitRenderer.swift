/// Renders findings as a JUnit report: a test suite in which each file is a test.
///
/// All errors of a file are in one failure, since viewers show only one failure per test. Other
/// findings are the output of the test.
package struct JUnitRenderer: Sendable {
  private let failing: Severity

  /// Creates a renderer; `failing` is the lowest severity that makes the test of a file fail.
  package init(failing: Severity = .error) {
    self.failing = failing
  }

  /// The report on all files, in the order of their names, ended by a line feed.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    let files = files.sorted { $0.file.name < $1.file.name }
    let failures = files.filter { !fatal(of: $0).isEmpty }.count
    let counts = "tests=\"\(files.count)\" failures=\"\(failures)\" errors=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="refreshgen" \(counts) skipped="0">
      \(files.map(testCase).joined())\
        </testsuite>
      </testsuites>

      """
  }

  private func testCase(of checked: CheckedFile) -> String {
    let name = SafeText.xml(checked.file.name)
    let start = "    <testcase name=\"\(name)\" classname=\"refreshgen\""
    guard !checked.diagnostics.isEmpty else { return start + "/>\n" }
    return start + ">\n" + failure(of: checked) + output(of: checked) + "    </testcase>\n"
  }

  private func failure(of checked: CheckedFile) -> String {
    let fatal = fatal(of: checked)
    guard let first = fatal.first else { return "" }
    let others = fatal.count > 1 ? " (and \(fatal.count - 1) more)" : ""
    let message = SafeText.xml(Headline.of(first) + others)
    let type = SafeText.xml(first.id.name)
    return """
            <failure message="\(message)" type="\(type)">\(text(of: fatal, in: checked.file))</failure>

      """
  }

  private func output(of checked: CheckedFile) -> String {
    let harmless = checked.diagnostics.filter { $0.severity < failing }
    guard !harmless.isEmpty else { return "" }
    return "      <system-out>\(text(of: harmless, in: checked.file))</system-out>\n"
  }

  private func text(of diagnostics: [Diagnostic], in file: SourceFile) -> String {
    // Starts on a new line, so that the carets are in the right columns.
    SafeText.xmlLines("\n" + TextRenderer(file: file).text(of: diagnostics))
  }

  private func fatal(of checked: CheckedFile) -> [Diagnostic] {
    checked.diagnostics.filter { $0.severity >= failing }
  }
}
