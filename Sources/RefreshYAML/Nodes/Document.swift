package import RefreshDiagnostics

/// A document of a file, complete and free of syntax errors.
package struct Document: Sendable {
  /// The root node; an empty plain scalar if the document is empty.
  package let root: Node

  /// The file of the document.
  package var file: SourceFile { root.file }

  /// Whether the document has no content; comments do not count as content.
  package var isEmpty: Bool { root.kind == .scalar && root.definition.isEmpty }
}
