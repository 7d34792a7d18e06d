internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors of keys, colons, and characters that cannot start a value.
  static let keys: [SyntaxFault] = [
    SyntaxFault(
      problem: "could not find expected ':'",
      guilty: .context,
      id: YAMLMissingColon.id,
      message: "missing ':' after a key",
      expected: "'key: value'",
      extent: .line,
      refine: missingColon
    ),
    SyntaxFault(
      problem: "mapping values are not allowed in this context",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected ':'",
      extent: .character,
      refine: unexpectedColon
    ),
    SyntaxFault(
      problem: "mapping keys are not allowed in this context",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unquoted text starts with '?'",
      remedy: "put the text in quotes",
      extent: .character
    ),
    SyntaxFault(
      problem: "block sequence entries are not allowed in this context",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected list item",
      expected: "'- ' at the start of a line",
      extent: .character,
      refine: unexpectedItem
    ),
    SyntaxFault(
      problem: "found character that cannot start any token",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected character",
      extent: .character,
      refine: unexpectedCharacter
    ),
  ]

  private static func missingColon(_ scene: FaultScene) -> Diagnostic? {
    let line = scene.restOfLine(scene.context)
    if let finding = scene.lookalikeColon(line) { return finding }
    if let finding = scene.missingSpace(after: "-", scene.context) { return finding }
    if let finding = scene.missingSpaceAfterColon(line) { return finding }
    guard !scene.text(line).contains(": ") else {
      return Diagnostic(
        YAMLSyntax.id,
        file: scene.file,
        range: line,
        message: "the key is too long",
        expected: "at most 1024 characters"
      )
    }
    return scene.missingColon(line)
  }

  private static func unexpectedColon(_ scene: FaultScene) -> Diagnostic? {
    let start = scene.indentation(scene.problem)
    let key = SourceRange(start, scene.problem)
    if scene.text(key).contains(": ") {
      return Diagnostic(
        YAMLUnquotedText.id,
        file: scene.file,
        range: scene.character(scene.problem),
        message: "second ':' on one line",
        remedy: scene.isOneWordAfterColon(key)
          ? "put the text after the first ':' in quotes, or put nested keys in braces"
          : "put the text after the first ':' in quotes, or start a new line for the second key"
      )
    }
    guard let above = scene.lineAbove(scene.problem) else { return nil }
    let line = scene.restOfLine(scene.indentation(above))
    if !scene.text(line).contains(": "),
      let finding = scene.lookalikeColon(line) ?? scene.missingSpaceAfterColon(line)
    {
      return finding
    }
    guard line.lower.column != start.column else { return scene.missingColon(line) }
    return Diagnostic(
      YAMLIndentation.id,
      file: scene.file,
      range: key,
      message: "wrong indentation of key \(SafeText.quote(scene.text(key)))",
      expected: "column \(line.lower.column) as on line \(line.lower.line)",
      notes: [scene.note("this line already has a value", line)]
    )
  }

  private static func unexpectedItem(_ scene: FaultScene) -> Diagnostic? {
    guard let bracket = scene.openBracket else { return nil }
    return Diagnostic(
      YAMLSyntax.id,
      file: scene.file,
      range: scene.character(scene.problem),
      message: "unexpected '- ' inside brackets",
      expected: "items separated by ','",
      notes: [scene.note("the bracket is here", scene.character(bracket))]
    )
  }

  private static func unexpectedCharacter(_ scene: FaultScene) -> Diagnostic? {
    if let finding = scene.tab() { return finding }
    let range = scene.character(scene.problem)
    let name = SafeText.quote(scene.text(range))
    switch scene.byte(scene.problem.offset) {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return Diagnostic(
        YAMLSyntax.id,
        file: scene.file,
        range: range,
        message: "block text \(name) inside brackets",
        remedy: "write the text in quotes"
      )
    default:
      return Diagnostic(
        YAMLUnquotedText.id,
        file: scene.file,
        range: range,
        message: "unquoted text starts with \(name)",
        remedy: "put the text in quotes"
      )
    }
  }
}

extension FaultScene {
  /// Whether a line has a single word after its first colon, as in `idle: title`.
  fileprivate func isOneWordAfterColon(_ line: SourceRange) -> Bool {
    let text = text(line)
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[colon...].dropFirst().split(separator: " ").count == 1
  }

  /// The finding for a line that should be a key and a value.
  func missingColon(_ line: SourceRange) -> Diagnostic {
    if let finding = conflictMarker(at: line.lower) { return finding }
    if text(line).hasPrefix("//") {
      return Diagnostic(
        YAMLMissingColon.id,
        file: file,
        range: line,
        message: "'//' does not start a comment",
        remedy: "start the comment with '#'"
      )
    }
    return Diagnostic(
      YAMLMissingColon.id,
      file: file,
      range: line,
      message: "missing ':' in \(SafeText.quote(text(line)))",
      expected: "'key: value'"
    )
  }

  /// The finding for `key:value` without a space; `nil` if the line has no such text.
  func missingSpaceAfterColon(_ line: SourceRange) -> Diagnostic? {
    let colon = line.offsets.first { isByte($0, ":") && !isBlankOrEnd($0 + 1) }
    // The colon in `https://` is part of a URL.
    guard let colon, !(isByte(colon + 1, "/") && isByte(colon + 2, "/")) else { return nil }
    return missingSpace(after: ":", position(colon, after: line.lower))
  }

  /// The finding for a `:` or `-` without the space that makes it a YAML indicator.
  func missingSpace(after scalar: Unicode.Scalar, _ position: SourcePosition) -> Diagnostic? {
    guard isByte(position.offset, scalar), !isBlankOrEnd(position.offset + 1) else { return nil }
    let range = character(position)
    if let (found, length, distance) = Lookalike.first(
      in: bytes[(position.offset + 1)...].prefix(4)
    ),
      distance == 0, found.replacement == " "
    {
      let end = self.position(range.upper.offset + length, after: range.upper)
      return lookalike(found, SourceRange(range.upper, end), YAMLMissingSpace.id)
    }
    return Diagnostic(
      YAMLMissingSpace.id,
      file: file,
      range: range,
      message: "missing space after '\(scalar)'",
      fix: Fix(
        "insert a space",
        edits: [TextEdit(range: SourceRange(at: range.upper), replacement: " ")]
      )
    )
  }

  /// The finding for a tab at the place of the problem, if there is one.
  func tab() -> Diagnostic? {
    guard isByte(problem.offset, "\t") else { return nil }
    var end = problem.offset
    while isByte(end, "\t") { end += 1 }
    return Diagnostic(
      YAMLTabIndentation.id,
      file: file,
      range: SourceRange(problem, position(end, after: problem)),
      message: isFirstInLine(problem) ? "tab in the indentation" : "tab before a nested value",
      remedy: "use spaces"
    )
  }
}
