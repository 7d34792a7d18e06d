internal import RefreshDiagnostics

extension SyntaxFault {
  /// Syntax errors of indentation, and text after the end of a value.
  static let blocks: [SyntaxFault] = [
    SyntaxFault(
      problem: "did not find expected key",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected text in a map",
      expected: "a key",
      note: "the map starts here",
      refine: misplaced
    ),
    SyntaxFault(
      problem: "did not find expected '-' indicator",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected text in a list",
      expected: "'- ' before each item",
      note: "the list starts here",
      refine: misplaced
    ),
    SyntaxFault(
      problem: "did not find expected <document start>",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected text after the end of the document",
      expected: "'---' before another document",
      refine: { $0.closingBracket() ?? $0.runawayQuote() }
    ),
    SyntaxFault(
      problem: "found a tab character that violates indentation",
      guilty: .problem,
      id: YAMLTabIndentation.id,
      message: "tab in the indentation",
      remedy: "use spaces",
      extent: .character,
      refine: { $0.tab() }
    ),
    SyntaxFault(
      problem: "found a tab character where an indentation space is expected",
      guilty: .problem,
      id: YAMLTabIndentation.id,
      message: "tab in the indentation",
      remedy: "use spaces",
      extent: .character,
      note: "the block text starts here",
      refine: { $0.tab() }
    ),
    SyntaxFault(
      problem: "found an indentation indicator equal to 0",
      guilty: .problem,
      id: YAMLIndentation.id,
      message: "block text with an indentation of 0",
      expected: "an indentation of 1 to 9",
      extent: .character
    ),
    SyntaxFault(
      problem: "did not find expected comment or line break",
      within: "block scalar",
      guilty: .problem,
      id: YAMLSyntax.id,
      message: "unexpected text after '|' or '>'",
      remedy: "start the block text on the next line",
      extent: .line,
      note: "the block text starts here"
    ),
  ]

  private static func misplaced(_ scene: FaultScene) -> Diagnostic? {
    if let finding = scene.closingBracket() ?? scene.runawayQuote() { return finding }
    guard scene.isFirstInLine(scene.problem) else { return scene.trailingText() }
    guard scene.problem.column == scene.context.column else { return scene.wrongIndentation() }
    return scene.itemAmongKeys()
  }
}

extension FaultScene {
  /// The finding for a `]` or `}` without an opening bracket.
  func closingBracket() -> Diagnostic? {
    guard isByte(problem.offset, "]") || isByte(problem.offset, "}") else { return nil }
    let range = character(problem)
    return Diagnostic(
      YAMLSyntax.id,
      file: file,
      range: range,
      message: "unexpected '\(text(range))'",
      expected: isByte(problem.offset, "]") ? "'[' before it" : "'{' before it"
    )
  }

  /// The finding for a list item where a key should be.
  func itemAmongKeys() -> Diagnostic? {
    guard isByte(problem.offset, "-"), isBlankOrEnd(problem.offset + 1) else { return nil }
    return Diagnostic(
      YAMLSyntax.id,
      file: file,
      range: restOfLine(problem),
      message: "unexpected list item in a map",
      expected: "a key",
      notes: [note("the map starts here", word(context))]
    )
  }

  /// The finding for a missing closing quote: the opening quote of a later text ends the text.
  func runawayQuote() -> Diagnostic? {
    guard let quote = lastQuote, quote.upper.line > quote.lower.line,
      quote.upper.line == problem.line,
      text(SourceRange(quote.upper, problem)).utf8.allSatisfy(\.isYAMLSpace)
    else { return nil }
    return Diagnostic(
      YAMLUnclosedQuote.id,
      file: file,
      range: restOfLine(quote.lower),
      message: "the quoted text ends only on line \(quote.upper.line)",
      expected: "a closing quote on this line",
      notes: [note("the text ends before this", word(problem))]
    )
  }

  /// The finding for a quote inside of quoted text, as in `'Don't'`.
  func quoteInText() -> Diagnostic? {
    guard lastQuote?.upper.offset == problem.offset, !isBlankOrEnd(problem.offset) else {
      return nil
    }
    let isSingle = isByte(problem.offset - 1, "'")
    return Diagnostic(
      YAMLSyntax.id,
      file: file,
      range: SourceRange(position(problem.offset - 1, after: lineStart(problem)), problem),
      message: isSingle
        ? "the apostrophe ends the quoted text" : "the quote ends the quoted text",
      remedy: isSingle
        ? "write '' for an apostrophe, or put the text in double quotes"
        : "write \\\" for a quote in the text"
    )
  }

  /// The finding for text after a complete value.
  func trailingText() -> Diagnostic {
    if let finding = quoteInText() { return finding }
    return Diagnostic(
      YAMLSyntax.id,
      file: file,
      range: restOfLine(problem),
      message: "unexpected text after the value",
      expected: "the end of the line"
    )
  }

  /// The finding for a line between two levels of indentation.
  func wrongIndentation() -> Diagnostic {
    var columns = "column \(context.column) as on line \(context.line)"
    if let above = lineAbove(problem).map(indentation), above.column != context.column,
      above.column != problem.column
    {
      columns = "column \(above.column) as on line \(above.line), or \(columns)"
    }
    return Diagnostic(
      YAMLIndentation.id,
      file: file,
      range: word(problem),
      message: "wrong indentation",
      expected: columns
    )
  }
}
