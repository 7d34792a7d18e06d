internal import RefreshDiagnostics

extension SyntaxFault {
  /// Faults inside `[ ]` and `{ }`.
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
      refine: { $0.quoteInText() ?? unclosedBracket($0) }
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
  /// Whether a document marker starts at a position.
  func isDocumentMarker(_ position: SourcePosition) -> Bool {
    guard position.column == 1, let byte = byte(position.offset) else { return false }
    return [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
      && self.byte(position.offset + 1) == byte && self.byte(position.offset + 2) == byte
      && isBlankOrEnd(position.offset + 3)
  }
}
