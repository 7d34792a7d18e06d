package import RefreshDiagnostics

/// What came out of a file: the documents that could be read, and what is wrong with it.
package struct ParsedFile: Sendable {
  /// The complete documents, in order; those with errors of syntax are left out.
  package let documents: [Document]

  /// The findings in reading order.
  package let diagnostics: [Diagnostic]
}
