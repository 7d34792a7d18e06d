/// Renders findings and their notes for people, each with a headline, a source line and a caret.
///
///     feed.refresh.yml:3:1: error: unknown key 'heigt'; did you mean 'height'? [unknown-key]
///         3 | heigt: 54
///           | ^~~~~
package struct TextRenderer: Sendable {
  private let style: TerminalStyle
  private let source: @Sendable (String) -> SourceFile?

  /// Creates a renderer; `source` returns the file of a finding.
  ///
  /// If there is no file, only the headline is rendered.
  package init(
    style: TerminalStyle = TerminalStyle(),
    source: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.style = style
    self.source = source
  }

  /// Creates a renderer for findings in one file.
  package init(file: SourceFile, style: TerminalStyle = TerminalStyle()) {
    self.init(style: style) { $0 == file.name ? file : nil }
  }

  /// The lines of all findings, each ended by a line feed.
  package func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// The lines of one finding, each ended by a line feed.
  package func text(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    let place = style.bold("\(Headline.place(in: diagnostic.file, at: diagnostic.range)):")
    let label = style.label("\(severity.rawValue):", severity: severity)
    var text = "\(place) \(label) \(style.bold(Headline.text(of: diagnostic)))\n"
    text += snippet(named: diagnostic.file, at: diagnostic.range)
    // A fix that applies the suggestion needs no further line.
    if let fix = diagnostic.fix, diagnostic.suggestions.isEmpty {
      text += "\(gutter("")) = fix: \(SafeText.escape(fix.message))\n"
    }
    return SafeText.lines(text + diagnostic.notes.map(render).joined())
  }

  private func render(_ note: Diagnostic.Note) -> String {
    let place = style.bold("\(Headline.place(in: note.file, at: note.range)):")
    let label = style.label("note:", severity: .note)
    return "\(place) \(label) \(SafeText.escape(note.message))\n"
      + snippet(named: note.file, at: note.range)
  }

  private func snippet(named name: String, at range: SourceRange) -> String {
    guard let file = source(name), !file.bytes.isEmpty else { return "" }
    let number = String(range.lower.line)
    let blank = String(repeating: " ", count: number.utf8.count)
    let margin = gutter(number).utf8.count + 3
    let room = (style.columns ?? .max) - margin
    let columns = min(max(room, SourceSnippet.narrowest), SourceSnippet.widest)
    let snippet = SourceSnippet(file: file, range: range, columns: columns)
    let line = snippet.line.isEmpty ? "" : " \(snippet.line)"
    return "\(gutter(number)) |\(line)\n\(gutter(blank)) | \(style.caret(snippet.underline))\n"
  }

  /// A line number, right-aligned in the usual width.
  private func gutter(_ number: String) -> String {
    String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
  }
}

/// Renders one line per finding in the format of compilers, which editors and CI can parse.
package struct GCCRenderer: Sendable {
  package init() {}

  /// The lines of all findings, each ended by a line feed.
  package func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// The line of one finding, ended by a line feed.
  package func text(of diagnostic: Diagnostic) -> String {
    SafeText.lines(Headline.of(diagnostic)) + "\n"
  }
}
