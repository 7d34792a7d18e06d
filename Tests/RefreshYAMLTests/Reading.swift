import RefreshDiagnostics
import RefreshYAML
import Testing

/// What a text is read as, under a short name.
func read(_ text: String) -> ParsedFile {
  YAMLParser.parse(SourceFile(name: "a.yml", text: text))
}

/// The findings of a text as people see them.
func rendered(_ text: String) -> String {
  rendered(SourceFile(name: "a.yml", text: text))
}

/// The findings of a file as people see them.
func rendered(_ file: SourceFile) -> String {
  TextRenderer(file: file).text(of: YAMLParser.parse(file).diagnostics)
}

/// The outermost node of a text without faults.
func root(_ text: String) throws -> Node {
  let parsed = read(text)
  #expect(parsed.diagnostics.isEmpty)
  #expect(parsed.documents.count == 1)
  return try #require(parsed.documents.first?.root)
}

/// A node in the flow style of YAML, every scalar in brackets that show its style.
func dump(_ node: Node) -> String {
  switch node.kind {
  case .scalar:
    let text = node.text ?? ""
    switch node.scalar?.style {
    case .plain: return text
    case .quoted: return "'\(text)'"
    case .block: return "|\(text)|"
    case nil: return "?"
    }
  case .sequence:
    return "[\((node.sequence ?? []).map(dump).joined(separator: ", "))]"
  case .mapping:
    let pairs = node.mapping ?? []
    return "{\(pairs.map { "\(dump($0.key)): \(dump($0.value))" }.joined(separator: ", "))}"
  case .invalid:
    return "!"
  }
}

/// The characters that a range covers.
func source(_ range: SourceRange, of node: Node) -> String {
  node.file.text(in: range.offsets)
}
