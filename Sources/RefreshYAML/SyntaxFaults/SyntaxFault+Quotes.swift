internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors of quoted text.
  static let quotes: [SyntaxFault] = [
    SyntaxFault(
      problem: "found unexpected end of stream",
      guilty: .context,
      id: YAMLUnclosedQuote.id,
      message: "quoted text is never closed",
      extent: .line,
      refine: unclosedQuote
    ),
    SyntaxFault(
      problem: "found unexpected document indicator",
      guilty: .context,
      id: YAMLUnclosedQuote.id,
      message: "quoted text is never closed",
      extent: .line,
      refine: unclosedQuote
    ),
    SyntaxFault(
      problem: "found unknown escape character",
      guilty: .problem,
      id: YAMLEscape.id,
      message: "unknown escape",
      refine: unknownEscape
    ),
    SyntaxFault(
      problem: "did not find expected hexdecimal number",
      guilty: .problem,
      id: YAMLEscape.id,
      message: "escape with too few hexadecimal digits",
      refine: shortEscape
    ),
    SyntaxFault(
      problem: "found invalid Unicode character escape code",
      guilty: .problem,
      id: YAMLEscape.id,
      message: "escape that is not a Unicode character",
      refine: invalidEscape
    ),
  ]

  private static func unclosedQuote(_ scene: FaultScene) -> Diagnostic? {
    let isDouble = scene.isByte(scene.context.offset, "\"")
    let isEnd = scene.isBlankOrEnd(scene.problem.offset)
    return Diagnostic(
      YAMLUnclosedQuote.id,
      file: scene.file,
      range: scene.restOfLine(scene.context),
      message: "\(isDouble ? "double" : "single") quote is never closed",
      expected: isDouble ? "'\"'" : "\"'\"",
      notes: [
        scene.note(
          isEnd ? "the file ends here" : "the document ends here",
          scene.word(scene.problem)
        )
      ]
    )
  }

  private static func unknownEscape(_ scene: FaultScene) -> Diagnostic? {
    let range = scene.escape(2, from: scene.problem.offset)
    return Diagnostic(
      YAMLEscape.id,
      file: scene.file,
      range: range,
      message: "unknown escape \(SafeText.quote(scene.text(range)))",
      remedy: "write '\\\\' for a backslash, or use single quotes"
    )
  }

  private static func shortEscape(_ scene: FaultScene) -> Diagnostic? {
    // libyaml has read the backslash and the letter, which determines the number of digits.
    let start = scene.problem.offset - 2
    let digits = scene.isByte(start + 1, "x") ? 2 : scene.isByte(start + 1, "u") ? 4 : 8
    let range = scene.escape(2, from: start)
    return Diagnostic(
      YAMLEscape.id,
      file: scene.file,
      range: range,
      message: "escape \(SafeText.quote(scene.text(range))) with too few digits",
      expected: "\(digits) hexadecimal digits"
    )
  }

  private static func invalidEscape(_ scene: FaultScene) -> Diagnostic? {
    let start = scene.problem.offset - 2
    let range = scene.escape(scene.isByte(start + 1, "u") ? 6 : 10, from: start)
    return Diagnostic(
      YAMLEscape.id,
      file: scene.file,
      range: range,
      message: "escape \(SafeText.quote(scene.text(range))) is not a Unicode character",
      expected: "at most '\\U0010FFFF', and no surrogate"
    )
  }
}

extension FaultScene {
  /// The range of an escape that starts at `offset` and has `count` characters.
  fileprivate func escape(_ count: Int, from offset: Int) -> SourceRange {
    var cursor = TextCursor(bytes, at: lineStart(problem))
    cursor.advance(to: offset)
    let lower = cursor.place
    for _ in 0..<count where !isLineEnd(cursor.offset) { cursor.step() }
    return SourceRange(lower, cursor.place)
  }
}
