package import RefreshDiagnostics

/// A YAML parser based on libyaml, with exact positions and its own messages.
package enum YAMLParser {
  /// Parses all documents of a file, within `YAMLLimits`.
  ///
  /// After a syntax error, parsing continues at the next `---`, so that one run reports the errors
  /// of all documents. An empty file has no documents and no findings.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    guard file.bytes.count <= YAMLLimits.fileSize else {
      return ParsedFile(diagnostics: [FileTooLarge.finding(file)])
    }
    var parser = SectionParser(file)
    parser.run()
    var parsed = parser.builder.parsed
    parsed.diagnostics = parsed.diagnostics.inReadingOrder()
    return parsed
  }
}
