import RefreshDiagnostics

/// A file whose text marks a range with two `^`, as in `a: ^here^`.
struct Marked {
  let file: SourceFile
  let range: SourceRange

  init(_ text: String, name: String = "feed.refresh.yml") {
    let parts = text.split(separator: "^", omittingEmptySubsequences: false).map(String.init)
    file = SourceFile(name: name, text: parts.joined())
    let lower = parts[0].utf8.count
    range = file.range(in: lower..<lower + (parts.count > 2 ? parts[1].utf8.count : 0))
  }

  /// The snippet of the range, without the line numbers.
  var snippet: String {
    let snippet = SourceSnippet(file: file, range: range)
    return "\(snippet.line)\n\(snippet.underline)"
  }
}
