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
      remedy: "put text that starts with '!' in quotes"
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
      message: "tag without a space after it",
      remedy: "put text that starts with '!' in quotes"
    ),
  ]

  private static func wrongName(_ scene: FaultScene) -> Diagnostic? {
    let mark = scene.character(scene.context)
    let kind = scene.isByte(scene.context.offset, "*") ? "alias" : "anchor"
    return Diagnostic(
      YAMLAnchorName.id,
      file: scene.file,
      range: scene.word(scene.context),
      message: "\(kind) without a valid name",
      remedy:
        "put text that starts with \(SafeText.quote(scene.text(mark))) in quotes, or name the "
        + "\(kind) with letters, digits, '-' and '_'"
    )
  }

  private static func tag(_ problem: String, _ message: String) -> SyntaxFault {
    SyntaxFault(
      problem: problem,
      within: "a tag",
      guilty: .context,
      id: YAMLTag.id,
      message: message,
      remedy: "put text that starts with '!' in quotes"
    )
  }
}
