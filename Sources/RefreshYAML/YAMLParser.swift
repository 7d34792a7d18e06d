package import RefreshDiagnostics

/// A YAML parser based on libyaml, with exact positions and its own messages.
package enum YAMLParser {
  /// Parses all documents of a file, within `YAMLLimits`.
  ///
  /// After a syntax error, parsing continues at the next `---`, so that one run reports the errors
  /// of all documents. An empty file has no documents and no findings.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    guard file.bytes.count <= YAMLLimits.fileSize else {
      return ParsedFile(diagnostics: [FileTooLarge.finding(in: file)])
    }
    var parser = SectionParser(file: file)
    parser.run()
    var parsed = parser.builder.parsed
    parsed.diagnostics = parsed.diagnostics.inReadingOrder()
    return parsed
  }
}

/// Limits of YAML files, which bound time and memory for untrusted input.
package enum YAMLLimits {
  /// The maximum size of a file in bytes, about 800 times that of a typical spec.
  package static let fileSize = 1 << 20

  /// The maximum nesting of lists and maps; libyaml takes quadratic time for deep nesting.
  package static let depth = 64

  /// The maximum number of nodes in a file: scalars, lists, maps and aliases.
  package static let nodes = 100_000

  /// The maximum number of nodes that the aliases and merge keys of a document repeat.
  package static let aliasedNodes = 10_000

  /// The number of bytes of a text that count as one node, if aliases or bases repeat the text.
  package static let bytesPerNode = 100

  /// The maximum number of findings in a file.
  package static let findings = 500

  /// The maximum number of syntax errors after which parsing continues at the next `---`.
  package static let syntaxErrors = 16

  /// The maximum number of `%TAG` lines, for which libyaml takes quadratic time.
  static let tagDirectives = 16
}
