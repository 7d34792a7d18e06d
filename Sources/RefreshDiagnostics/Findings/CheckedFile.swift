/// A checked file with its findings.
package struct CheckedFile: Sendable, Hashable {
  /// The file as it was read.
  package let file: SourceFile

  /// The findings, in reading order.
  package let diagnostics: [Diagnostic]

  /// Creates a checked file; its findings may come in any order.
  package init(_ file: SourceFile, _ diagnostics: some Sequence<Diagnostic>) {
    self.file = file
    self.diagnostics = diagnostics.inReadingOrder()
  }
}

extension Sequence<CheckedFile> {
  /// The findings of all files, sorted by file and position.
  func allDiagnostics() -> [Diagnostic] {
    flatMap(\.diagnostics).inReadingOrder()
  }
}
