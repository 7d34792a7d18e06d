import RefreshJSON

/// Renders findings as data, for scripts.
///
/// Every finding has every key; missing values are `null` or empty lists. Texts have only the
/// escapes that JSON requires.
package struct JSONRenderer: Sendable {
  /// The version of the format, which is raised if a key is removed or changes its meaning.
  package static let version = 1

  /// Creates a renderer.
  package init() {}

  /// One object with the findings of all files, in reading order, ended by a line feed.
  package func render(_ files: some Sequence<CheckedFile>) -> String {
    let root = JSON.object([
      JSON.Member("version", JSON(integerLiteral: Self.version)),
      JSON.Member("findings", .array(files.allDiagnostics().map(finding))),
    ])
    return root.prettyText + "\n"
  }

  private func finding(_ diagnostic: Diagnostic) -> JSON {
    .object([
      JSON.Member("file", .string(diagnostic.file)),
      JSON.Member("rule", .string(diagnostic.id.name)),
      JSON.Member("severity", .string(diagnostic.severity.rawValue)),
      JSON.Member("message", .string(diagnostic.message)),
      JSON.Member("expected", diagnostic.expected.map(JSON.string) ?? .null),
      JSON.Member("remedy", diagnostic.remedy.map(JSON.string) ?? .null),
      JSON.Member("suggestions", .array(diagnostic.suggestions.map(JSON.string))),
      JSON.Member("start", position(diagnostic.range.lower)),
      JSON.Member("end", position(diagnostic.range.upper)),
      JSON.Member("notes", .array(diagnostic.notes.map(note))),
      JSON.Member("fix", diagnostic.fix.map(fix) ?? .null),
    ])
  }

  private func note(_ note: Diagnostic.Note) -> JSON {
    .object([
      JSON.Member("file", .string(note.file)),
      JSON.Member("message", .string(note.message)),
      JSON.Member("start", position(note.range.lower)),
      JSON.Member("end", position(note.range.upper)),
    ])
  }

  private func fix(_ fix: Fix) -> JSON {
    .object([
      JSON.Member("message", .string(fix.message)),
      JSON.Member("edits", .array(fix.edits.map(edit))),
    ])
  }

  private func edit(_ edit: TextEdit) -> JSON {
    .object([
      JSON.Member("start", position(edit.range.lower)),
      JSON.Member("end", position(edit.range.upper)),
      JSON.Member("replacement", .string(edit.replacement)),
    ])
  }

  private func position(_ position: SourcePosition) -> JSON {
    .object([
      JSON.Member("line", JSON(integerLiteral: position.line)),
      JSON.Member("column", JSON(integerLiteral: position.column)),
      JSON.Member("offset", JSON(integerLiteral: position.offset)),
    ])
  }
}
