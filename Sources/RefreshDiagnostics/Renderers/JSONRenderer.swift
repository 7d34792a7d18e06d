/// Renders findings as data, for scripts.
///
/// Every finding has every key; missing values are `null` or empty lists. Texts have only the
/// escapes that JSON requires.
package struct JSONRenderer: Sendable {
  /// The version of the format, which is raised if a key is removed or changes its meaning.
  package static let version = 1

  package init() {}

  /// One object with the findings of all files, in reading order, ended by a line feed.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    let root: JSON = [
      "version": JSON(integerLiteral: Self.version),
      "findings": .array(files.allDiagnostics().map(finding)),
    ]
    return root.prettyText + "\n"
  }

  private func finding(for diagnostic: Diagnostic) -> JSON {
    [
      "file": .string(diagnostic.file), "rule": .string(diagnostic.id.name),
      "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
      "expected": diagnostic.expected.map(JSON.string) ?? .null,
      "remedy": diagnostic.remedy.map(JSON.string) ?? .null,
      "suggestions": .array(diagnostic.suggestions.map(JSON.string)),
      "start": position(at: diagnostic.range.lower), "end": position(at: diagnostic.range.upper),
      "notes": .array(diagnostic.notes.map(note)), "fix": diagnostic.fix.map(fix) ?? .null,
    ]
  }

  private func note(for note: Diagnostic.Note) -> JSON {
    [
      "file": .string(note.file), "message": .string(note.message),
      "start": position(at: note.range.lower), "end": position(at: note.range.upper),
    ]
  }

  private func fix(of fix: Fix) -> JSON {
    ["message": .string(fix.message), "edits": .array(fix.edits.map(edit))]
  }

  private func edit(_ edit: TextEdit) -> JSON {
    [
      "start": position(at: edit.range.lower), "end": position(at: edit.range.upper),
      "replacement": .string(edit.replacement),
    ]
  }

  private func position(at position: SourcePosition) -> JSON {
    [
      "line": JSON(integerLiteral: position.line), "column": JSON(integerLiteral: position.column),
      "offset": JSON(integerLiteral: position.offset),
    ]
  }
}
