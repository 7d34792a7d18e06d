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
    // Records lie in the order of the file and texts never in each other, so that only the last one
    // that starts before the byte can hold it.
    let next = arena.records.partitioningIndex { $0.range.lower.offset > offset }
    guard next > 0 else { return false }
    let record = arena.records[next - 1]
    return ScalarStyle(record.shape) != nil && record.range.offsets.contains(offset)
  }
}
