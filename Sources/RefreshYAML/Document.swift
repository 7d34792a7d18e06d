package import RefreshDiagnostics

/// One document of a file, complete and free of syntax errors.
package struct Document: Sendable {
  /// The outermost node; an empty plain scalar if the document is empty.
  package let root: Node

  /// The file that holds the document.
  package var file: SourceFile { root.file }

  /// Says whether there is nothing between the document's markers.
  package var isEmpty: Bool { root.kind == .scalar && root.definition.isEmpty }
}
