/// Renders findings as compilers do, one line a finding, for editors and CI to read.
package struct GCCRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// The lines of all findings, each ended by a line feed.
  package func render(_ diagnostics: some Sequence<Diagnostic>) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += render(diagnostic)
    }
    return text
  }

  /// The line of one finding, ended by a line feed.
  package func render(_ diagnostic: Diagnostic) -> String {
    SafeText.lines(Headline.of(diagnostic)) + "\n"
  }
}
