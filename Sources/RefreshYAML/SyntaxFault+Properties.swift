internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors of anchors, aliases and tags.
  static let properties: [SyntaxFault] = [
    SyntaxFault(
      problem: "did not find expected alphabetic or numeric character",
      guilty: .context,
      id: YAMLAnchorName.id,
      message: "anchor or alias without a valid name",
      refine: wrongName
    ),
    SyntaxFault(
      problem: "found undefined tag handle",
      guilty: .problem,
      id: YAMLTag.id,
      message: "tag with an unknown prefix",
      expected: "no tag"
    ),
    tag("did not find the expected '>'", "tag without its '>'"),
    tag("did not find expected tag URI", "tag without a name"),
    tag("did not find URI escaped octet", "tag with an invalid escape"),
    tag("found an incorrect leading UTF-8 octet", "tag with an invalid escape"),
    tag("found an incorrect trailing UTF-8 octet", "tag with an invalid escape"),
    SyntaxFault(
      problem: "did not find expected whitespace or line break",
      within: "a tag",
      guilty: .context,
      id: YAMLTag.id,
      message: "tag without a space after it"
    ),
  ]

  private static func wrongName(_ scene: FaultScene) -> Diagnostic? {
    let mark = scene.character(scene.context)
    let kind = scene.isByte(scene.context.offset, "*") ? "alias" : "anchor"
    return Diagnostic(
      YAMLAnchorName.id,
      file: scene.file,
      range: scene.word(scene.context),
      message: "\(SafeText.quote(scene.text(mark))) starts an \(kind), which has no valid name",
      expected: "the text in quotes, or a name of letters, digits, '-' and '_'"
    )
  }

  private static func tag(_ problem: String, _ message: String) -> SyntaxFault {
    SyntaxFault(
      problem: problem,
      within: "a tag",
      guilty: .context,
      id: YAMLTag.id,
      message: message,
      expected: "the text in quotes"
    )
  }
}
