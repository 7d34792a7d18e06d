/// Renders one line per finding in the format of compilers, which editors and CI can parse.
package struct GCCRenderer: Sendable {
  package init() {}

  /// The lines of all findings, each ended by a line feed.
  package func render(_ diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map(render).joined()
  }

  /// The line of one finding, ended by a line feed.
  package func render(_ diagnostic: Diagnostic) -> String {
    SafeText.lines(Headline.of(diagnostic)) + "\n"
  }
}
