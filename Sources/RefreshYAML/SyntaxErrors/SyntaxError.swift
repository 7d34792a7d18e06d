internal import RefreshDiagnostics

/// The conversion of one of libyaml's error texts to a finding.
struct SyntaxError: Sendable {
  /// The error text of libyaml; `nil` for all texts with the context.
  var problem: String?

  /// A text that libyaml's context has to contain, for error texts with several causes.
  var within = ""

  let explain: @Sendable (SyntaxErrorContext) -> Diagnostic

  /// The finding for an error of libyaml; an unknown error text is shown as it is.
  static func finding(_ problem: SyntaxProblem, context: SyntaxErrorContext) -> Diagnostic {
    if let finding = context.conflictMarker() ?? context.fullWidthBracket() { return finding }
    let known = all.first {
      ($0.problem ?? problem.text) == problem.text
        && ($0.within.isEmpty || context.contextWords.contains($0.within))
    }
    return known?.explain(context)
      ?? YAMLSyntax.finding(
        in: context.file,
        at: context.word(at: context.problem),
        message: "invalid YAML: \(problem.text)"
      )
  }
}

extension SyntaxError {
  /// The error texts of libyaml 0.2.5 for invalid YAML.
  static let all: [SyntaxError] = keys + brackets + blocks + quotes + directives + properties

  /// Syntax errors of keys, colons, and characters that cannot start a value.
  private static let keys = [
    SyntaxError(problem: "could not find expected ':'") { $0.missingColon() },
    SyntaxError(problem: "mapping values are not allowed in this context") { $0.unexpectedColon() },
    SyntaxError(problem: "mapping keys are not allowed in this context") {
      $0.unquoted(of: YAMLSyntax.self)
    },
    SyntaxError(problem: "block sequence entries are not allowed in this context") {
      $0.unexpectedItem()
    },
    SyntaxError(problem: "found character that cannot start any token") {
      $0.unexpectedCharacter()
    },
  ]

  /// Syntax errors inside `[ ]` and `{ }`.
  private static let brackets = [
    SyntaxError(problem: "did not find expected ',' or ']'") {
      $0.quoteInText() ?? $0.unclosedBracket()
        ?? $0.unexpectedText(of: YAMLMissingComma.self, in: "list", expected: "',' or ']'")
    },
    SyntaxError(problem: "did not find expected ',' or '}'") {
      $0.quoteInText() ?? $0.unclosedBracket() ?? $0.colonInText()
        ?? $0.unexpectedText(of: YAMLMissingComma.self, in: "map", expected: "',' or '}'")
    },
    SyntaxError(problem: "did not find expected node content") { $0.missingValue() },
    SyntaxError(problem: "found unexpected ':'") { context in
      context.missingSpace(after: ":", at: context.problem)
        ?? YAMLMissingSpace.finding(
          in: context.file,
          at: context.character(at: context.problem),
          message: "unexpected ':'",
          expected: "a space after it"
        )
    },
  ]

  /// Syntax errors of indentation, and text after the end of a value.
  private static let blocks = [
    SyntaxError(problem: "did not find expected key") {
      $0.misplaced() ?? $0.unexpectedText(of: YAMLSyntax.self, in: "map", expected: "a key")
    },
    SyntaxError(problem: "did not find expected '-' indicator") {
      $0.misplaced()
        ?? $0.unexpectedText(of: YAMLSyntax.self, in: "list", expected: "'- ' before each item")
    },
    SyntaxError(problem: "did not find expected <document start>") {
      $0.closingBracket() ?? $0.runawayQuote()
        ?? YAMLSyntax.finding(
          in: $0.file,
          at: $0.word(at: $0.problem),
          message: "unexpected text after the end of the document",
          expected: "'---' before another document"
        )
    },
    SyntaxError(problem: "found a tab character that violates indentation") { $0.tab() },
    SyntaxError(problem: "found a tab character where an indentation space is expected") {
      $0.tab()
    },
    SyntaxError(problem: "found an indentation indicator equal to 0") {
      YAMLIndentation.finding(
        in: $0.file,
        at: $0.character(at: $0.problem),
        message: "block text with an indentation of 0",
        expected: "an indentation of 1 to 9"
      )
    },
    SyntaxError(problem: "did not find expected comment or line break", within: "block scalar") {
      YAMLSyntax.finding(
        in: $0.file,
        at: $0.restOfLine(at: $0.problem),
        message: "unexpected text after '|' or '>'",
        remedy: "start the block text on the next line",
        notes: [$0.note("the block text starts here", at: $0.character(at: $0.context))]
      )
    },
  ]

  /// Syntax errors of quoted text.
  private static let quotes = [
    SyntaxError(problem: "found unexpected end of stream") { $0.unclosedQuote() },
    SyntaxError(problem: "found unexpected document indicator") { $0.unclosedQuote() },
    SyntaxError(problem: "found unknown escape character") { $0.unknownEscape() },
    SyntaxError(problem: "did not find expected hexdecimal number") { $0.shortEscape() },
    SyntaxError(problem: "found invalid Unicode character escape code") { $0.invalidEscape() },
  ]

  /// Syntax errors of the lines that start with `%`.
  private static let directives = [
    SyntaxError(problem: "found incompatible YAML document") {
      $0.directive(at: $0.problem, message: "unsupported version of YAML")
    },
    SyntaxError(problem: "found duplicate %YAML directive") { $0.directive(at: $0.problem) },
    SyntaxError(problem: "found duplicate %TAG directive") { $0.directive(at: $0.problem) },
    SyntaxError(within: "directive") { $0.directive(at: $0.context) },
  ]

  /// Syntax errors of anchors, aliases and tags.
  private static let properties = [
    SyntaxError(problem: "did not find expected alphabetic or numeric character") {
      $0.invalidName()
    },
    SyntaxError(problem: "found undefined tag handle") {
      $0.tag(at: $0.problem, message: "tag with an unknown prefix")
    },
    SyntaxError(within: "a tag") { $0.tag(at: $0.context, message: "invalid tag") },
  ]
}

extension SyntaxErrorContext {
  fileprivate func directive(
    at place: SourcePosition,
    message: String = "unsupported directive"
  ) -> Diagnostic {
    YAMLDirective.finding(
      in: file,
      at: restOfLine(at: place),
      message: message,
      expected: "'%YAML 1.2' or none"
    )
  }

  fileprivate func tag(at place: SourcePosition, message: String) -> Diagnostic {
    let remedy = "put text that starts with '!' in quotes"
    return YAMLTag.finding(in: file, at: word(at: place), message: message, remedy: remedy)
  }

  fileprivate func invalidName() -> Diagnostic {
    let mark = SafeText.quote(text(at: character(at: context)))
    let kind = has("*", at: context.offset) ? "alias" : "anchor"
    return YAMLAnchorName.finding(
      in: file,
      at: word(at: context),
      message: "\(kind) without a valid name",
      remedy: "put text that starts with \(mark) in quotes, or name the \(kind) with letters, "
        + "digits, '-' and '_'"
    )
  }

  /// The finding for text that is not part of the list or map around it.
  fileprivate func unexpectedText(
    of rule: any Rule.Type,
    in kind: String,
    expected: String
  ) -> Diagnostic {
    rule.finding(
      in: file,
      at: word(at: problem),
      message: "unexpected text in a \(kind)",
      expected: expected,
      notes: [note("the \(kind) starts here", at: character(at: context))]
    )
  }
}
