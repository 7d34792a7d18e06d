package import RefreshDiagnostics

/// What came out of a file: the documents that could be read, and what is wrong with it.
package struct ParsedFile: Sendable {
  /// The complete documents, in order; those with errors of syntax are left out.
  package let documents: [Document]

  /// The findings in reading order.
  package let diagnostics: [Diagnostic]

  /// Says whether a byte is part of a text, so that a `#` there starts no comment.
  package func isText(at offset: Int) -> Bool {
    guard let arena = documents.first?.root.arena else { return false }
    return arena.records.contains { record in
      ScalarStyle(record.shape) != nil && record.places.range.offsets.contains(offset)
    }
  }
}
