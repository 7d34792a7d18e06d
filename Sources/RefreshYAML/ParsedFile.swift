package import RefreshDiagnostics

/// The result of parsing a file: documents and findings.
package struct ParsedFile: Sendable {
  /// The documents without syntax errors, in order.
  package let documents: [Document]

  /// The findings, sorted by position.
  package let diagnostics: [Diagnostic]

  /// Whether a byte is part of a scalar, where a `#` does not start a comment.
  package func isText(at offset: Int) -> Bool {
    guard let arena = documents.first?.root.arena else { return false }
    // Records are sorted and scalars do not overlap, so only the last record that starts before the
    // byte can contain it.
    let next = arena.records.partitioningIndex { $0.range.lower.offset > offset }
    guard next > 0 else { return false }
    let record = arena.records[next - 1]
    return ScalarStyle(record.shape) != nil && record.range.offsets.contains(offset)
  }
}
