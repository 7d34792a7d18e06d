internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors inside `[ ]` and `{ }`.
  static let flows: [SyntaxFault] = [
    SyntaxFault(
      problem: "did not find expected ',' or ']'",
      guilty: .problem,
      id: YAMLMissingComma.id,
      message: "unexpected text in a list",
      expected: "',' or ']'",
      note: "the list starts here",
      refine: { $0.quoteInText() ?? unclosedBracket($0) }
    ),
    SyntaxFault(
      problem: "did not find expected ',' or '}'",
      guilty: .problem,
      id: YAMLMissingComma.id,
      message: "unexpected text in a map",
      expected: "',' or '}'",
      note: "the map starts here",
      refine: { $0.quoteInText() ?? unclosedBracket($0) ?? $0.colonInText() }
    ),
    SyntaxFault(
      problem: "did not find expected node content",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "missing value",
      extent: .character,
      refine: missingValue
    ),
    SyntaxFault(
      problem: "found unexpected ':'",
      guilty: .problem,
      id: YAMLMissingSpace.id,
      message: "unexpected ':'",
      expected: "a space after it",
      extent: .character,
      refine: { $0.missingSpace(after: ":", $0.problem) }
    ),
  ]

  /// The finding for a bracket that is never closed.
  ///
  /// A bracket counts as never closed if the document ends inside it, or if a following line is not
  /// indented more than the line of the bracket.
  private static func unclosedBracket(_ scene: FaultScene) -> Diagnostic? {
    guard let bracket = scene.openBracket else { return nil }
    let isEnd = scene.isBlankOrEnd(scene.problem.offset) || scene.isDocumentMarker(scene.problem)
    let first = scene.indentation(scene.problem)
    let isNextLine =
      first.line > bracket.line && first.column <= scene.indentation(bracket).column
    guard isEnd || isNextLine else { return nil }
    if let comment = scene.comment(after: bracket) { return scene.hiddenBracket(bracket, comment) }
    let isList = scene.isByte(bracket.offset, "[")
    return Diagnostic(
      YAMLUnclosedBracket.id,
      file: scene.file,
      range: scene.character(bracket),
      message: "\(isList ? "'['" : "'{'") is never closed",
      expected: isList ? "']'" : "'}'",
      notes: [
        scene.note(
          isEnd
            ? "the document ends here" : "this line is outside the \(isList ? "list" : "map")",
          scene.word(isEnd ? scene.problem : first)
        )
      ]
    )
  }

  private static func missingValue(_ scene: FaultScene) -> Diagnostic? {
    if let finding = unclosedBracket(scene) { return finding }
    if scene.openBracket == nil, let finding = scene.closingBracket() { return finding }
    if scene.isByte(scene.problem.offset, "-"), scene.isByte(scene.problem.offset + 1, " ") {
      return Diagnostic(
        YAMLUnquotedText.id,
        file: scene.file,
        range: scene.character(scene.problem),
        message: "unquoted text starts with '-'",
        remedy: "put the text in quotes"
      )
    }
    let isMarker = scene.isDocumentMarker(scene.problem)
    let range = isMarker ? scene.word(scene.problem) : scene.character(scene.problem)
    return Diagnostic(
      YAMLSyntax.id,
      file: scene.file,
      range: range,
      message: "unexpected \(SafeText.quote(scene.text(range)))",
      expected: "a value"
    )
  }
}

extension FaultScene {
  /// The finding for a second colon in a value in braces, as in `{title: Note: pull}`.
  fileprivate func colonInText() -> Diagnostic? {
    guard isByte(problem.offset, ":"), isBlankOrEnd(problem.offset + 1) else { return nil }
    let line = restOfLine(lineStart(problem))
    let before = text(SourceRange(line.lower, problem))
    guard let colon = before.lastIndex(of: ":") else {
      let key = before.drop { $0 == " " }
      return Diagnostic(
        YAMLMissingComma.id,
        file: file,
        range: SourceRange(indentation(problem), problem),
        message: "missing ',' before \(SafeText.quote(String(key)))",
        remedy: "add the ',' at the end of the line above"
      )
    }
    let value = before[colon...].dropFirst().drop { $0 == " " }
    let words = value.split(separator: " ")
    guard let last = words.last, words.count > 1 else {
      let rest = text(SourceRange(problem, line.upper)).prefix { $0 != "," && $0 != "}" }
      let quoted = "\"\(value)\(rest)\""
      return Diagnostic(
        YAMLUnquotedText.id,
        file: file,
        range: character(problem),
        message: "second ':' in a value",
        remedy: "put the value in quotes",
        suggestions: words.isEmpty || quoted.dropFirst().dropLast().contains("\"") ? [] : [quoted]
      )
    }
    let key = SafeText.quote(String(last))
    let isKey = last.first == "\"" || last.first == "'"
    return Diagnostic(
      YAMLMissingComma.id,
      file: file,
      range: character(problem),
      message: isKey ? "missing ',' before \(key)" : "second ':' in a value",
      remedy: isKey ? nil : "put the value in quotes, or add the missing ',' before \(key)"
    )
  }

  /// Whether a document marker starts at a position.
  func isDocumentMarker(_ position: SourcePosition) -> Bool {
    guard position.column == 1, let byte = byte(position.offset) else { return false }
    return [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
      && self.byte(position.offset + 1) == byte && self.byte(position.offset + 2) == byte
      && isBlankOrEnd(position.offset + 3)
  }
}
