package import RefreshDiagnostics

/// The result of parsing a file: documents and findings.
package struct ParsedFile: Sendable {
  /// The documents without syntax errors, in order.
  package internal(set) var documents: [Document] = []

  /// The findings, sorted by position.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The byte offsets of the scalars with a `#`, in order.
  var texts: [Range<Int>] = []

  /// Whether a byte is part of a scalar, where a `#` does not start a comment.
  package func isText(at offset: Int) -> Bool {
    // Scalars do not overlap, so only the last one that starts before the byte can contain it.
    let next = texts.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && texts[next - 1].contains(offset)
  }

  /// Adds a finding, unless the file has too many already.
  mutating func report(_ finding: Diagnostic) {
    if hasRoomForFindings { diagnostics.append(finding) }
  }

  /// Whether another finding can be added.
  var hasRoomForFindings: Bool { diagnostics.count < YAMLLimits.findings }
}

/// A document of a file, complete and free of syntax errors.
package struct Document: Sendable {
  /// The root node; an empty plain scalar if the document is empty.
  package let root: Node

  package var file: SourceFile { root.file }

  /// Whether the document has no content; comments do not count as content.
  package var isEmpty: Bool { root.scalar != nil && root.definition.isEmpty }
}
