package import RefreshDiagnostics

/// Reads YAML by way of libyaml, with exact positions and messages of our own.
package enum YAMLParser {
  /// Reads all documents of a file.
  ///
  /// Any bytes are answered, within the limits of `YAMLLimits`. After a syntax error, parsing is
  /// taken up again at the next `---`, so that one run shows the faults of every document. A file
  /// without content has no documents and no findings.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    guard file.bytes.count <= YAMLLimits.fileSize else {
      return ParsedFile(documents: [], diagnostics: [tooLarge(file)])
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var session = ParsingSession(file, bytes)
      session.run()
      return session.finish()
    }
  }

  private static func tooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      FileTooLarge.id,
      file: file.name,
      range: SourceRange(at: .start),
      message: "the file has \(file.bytes.count) bytes",
      expected: "at most \(YAMLLimits.fileSize)"
    )
  }
}
