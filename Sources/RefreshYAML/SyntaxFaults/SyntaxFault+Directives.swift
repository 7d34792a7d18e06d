internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors of the lines that start with `%`.
  ///
  /// libyaml has the same error texts for `%TAG` lines as for tags in the document.
  static let directives: [SyntaxFault] = [
    directive("found unknown directive name", "unknown directive"),
    directive("could not find expected directive name", "directive without a name"),
    directive("found unexpected non-alphabetical character", "directive with an invalid name"),
    directive("did not find expected comment or line break", "unexpected text after a directive"),
    directive("did not find expected digit or '.' character", "directive with an invalid version"),
    directive("found extremely long version number", "directive with an invalid version"),
    directive("did not find expected version number", "directive without a version"),
    directive("found duplicate %YAML directive", "second '%YAML' directive", at: .problem),
    directive("found incompatible YAML document", "unsupported version of YAML", at: .problem),
    directive("found duplicate %TAG directive", "directive '%TAG' is not supported", at: .problem),
    tagDirective("did not find expected whitespace"),
    tagDirective("did not find expected whitespace or line break"),
    tagDirective("did not find expected '!'"),
    tagDirective("did not find expected tag URI"),
    tagDirective("did not find URI escaped octet"),
    tagDirective("found an incorrect leading UTF-8 octet"),
    tagDirective("found an incorrect trailing UTF-8 octet"),
  ]

  private static func tagDirective(_ problem: String) -> SyntaxFault {
    directive(problem, "directive '%TAG' is not supported")
  }

  private static func directive(
    _ problem: String,
    _ message: String,
    at guilty: Mark = .context
  ) -> SyntaxFault {
    SyntaxFault(
      problem: problem,
      within: guilty == .context ? "directive" : "",
      guilty: guilty,
      id: YAMLDirective.id,
      message: message,
      expected: "'%YAML 1.2' or none",
      extent: .line
    )
  }
}
