internal import RefreshDiagnostics

/// Syntax errors of keys, colons, and characters that cannot start a value.
extension SyntaxErrorContext {
  func missingColon() -> Diagnostic {
    let line = restOfLine(at: context)
    if let finding = lookalikeColon(at: line) ?? missingSpace(after: "-", at: context)
      ?? missingSpaceAfterColon(at: line)
    {
      return finding
    }
    guard text(at: line).contains(": ") else { return missingColon(at: line) }
    return YAMLSyntax.finding(
      in: file,
      at: line,
      message: "the key is too long",
      expected: "at most 1024 characters"
    )
  }

  func unexpectedColon() -> Diagnostic {
    let start = indentation(at: problem)
    let key = SourceRange(lower: start, upper: problem)
    if let finding = assetSpace(after: text(at: key).split(separator: " ").last ?? "") {
      return finding
    }
    if let colon = text(at: key).firstRange(of: ": ") {
      let before = text(at: key)[..<colon.upperBound].utf8.count
      return secondColon(after: key, valueAt: key.lower.offset + before)
    }
    guard let above = lineAbove(at: problem) else {
      return YAMLSyntax.finding(in: file, at: character(at: problem), message: "unexpected ':'")
    }
    let line = restOfLine(at: indentation(at: above))
    if !text(at: line).contains(": "),
      let finding = lookalikeColon(at: line) ?? missingSpaceAfterColon(at: line)
    {
      return finding
    }
    guard line.lower.column != start.column else { return missingColon(at: line) }
    return YAMLIndentation.finding(
      in: file,
      at: key,
      message: "wrong indentation of key \(SafeText.quote(text(at: key)))",
      expected: "column \(line.lower.column) as on line \(line.lower.line)",
      notes: [note("this line already has a value", at: line)]
    )
  }

  /// The finding for a colon on the line of another key, whose value starts at an offset or after.
  private func secondColon(after key: SourceRange, valueAt start: Int) -> Diagnostic {
    var start = start
    while has(" ", at: start) { start += 1 }
    let value = position(at: start, after: key.lower)
    let range = SourceRange(lower: value, upper: restOfLine(at: problem).upper)
    if let quoted = quotedText(at: range) { return secondColon(in: quoted) }
    return YAMLUnquotedText.finding(
      in: file,
      at: character(at: problem),
      message: "second ':' on one line",
      remedy: "put the text after the first ':' in quotes, or "
        + (isOneWordAfterColon(at: key)
          ? "put nested keys in braces" : "start a new line for the second key")
    )
  }

  func unexpectedItem() -> Diagnostic {
    let bracket = openBracket.map { note("the bracket is here", at: character(at: $0)) }
    return YAMLSyntax.finding(
      in: file,
      at: character(at: problem),
      message: bracket == nil ? "unexpected list item" : "unexpected '- ' inside brackets",
      expected: bracket == nil ? "'- ' at the start of a line" : "items separated by ','",
      notes: bracket.map { [$0] } ?? []
    )
  }

  func unexpectedCharacter() -> Diagnostic {
    if has("\t", at: problem.offset) { return tab() }
    guard has("|", at: problem.offset) || has(">", at: problem.offset) else {
      return unquoted(of: YAMLUnquotedText.self)
    }
    let range = character(at: problem)
    return YAMLSyntax.finding(
      in: file,
      at: range,
      message: "block text \(SafeText.quote(text(at: range))) inside brackets",
      remedy: "write the text in quotes"
    )
  }

  /// The finding for text that needs quotes because of its first character.
  func unquoted(of rule: any Rule.Type) -> Diagnostic {
    let range = character(at: problem)
    let message = "unquoted text starts with \(SafeText.quote(text(at: range)))"
    return rule.finding(in: file, at: range, message: message, remedy: "put the text in quotes")
  }

  /// The finding for `key:value` without a space; `nil` if the line has no such text.
  private func missingSpaceAfterColon(at line: SourceRange) -> Diagnostic? {
    let colon = line.offsets.first { has(":", at: $0) && !isBlankOrEnd(at: $0 + 1) }
    // The colon in `https://` is part of a URL.
    guard let colon, !(has("/", at: colon + 1) && has("/", at: colon + 2))
    else { return nil }
    return missingSpace(after: ":", at: position(at: colon, after: line.lower))
  }

  /// The finding for a `:` or `-` without the space that makes it a YAML indicator.
  func missingSpace(after scalar: Unicode.Scalar, at position: SourcePosition) -> Diagnostic? {
    guard has(scalar, at: position.offset), !isBlankOrEnd(at: position.offset + 1) else {
      return nil
    }
    let range = character(at: position)
    if let (found, place) = Lookalike.first(in: restOfLine(at: range.upper), of: file),
      place.lower == range.upper, found.replacement == " "
    {
      return found.finding(of: YAMLMissingSpace.self, in: file, at: place)
    }
    return YAMLMissingSpace.finding(
      in: file,
      at: range,
      message: "missing space after '\(scalar)'",
      fix: Fix.replace(SourceRange(at: range.upper), with: " ", message: "insert a space")
    )
  }

  /// The finding for a line that should be a key and a value.
  private func missingColon(at line: SourceRange) -> Diagnostic {
    if let finding = conflictMarker(at: line.lower) { return finding }
    guard !text(at: line).hasPrefix("//") else {
      return YAMLMissingColon.finding(
        in: file,
        at: line,
        message: "'//' does not start a comment",
        remedy: "start the comment with '#'",
        fix: Fix.replace(
          SourceRange(
            lower: line.lower,
            upper: position(at: line.lower.offset + 2, after: line.lower)
          ),
          with: "#"
        )
      )
    }
    if text(at: line).hasPrefix("/*") {
      return YAMLMissingColon.finding(
        in: file,
        at: line,
        message: "'/*' does not start a comment",
        remedy: "start each line of the comment with '#'"
      )
    }
    if let finding = equalSign(at: line) { return finding }
    let message = "missing ':' in \(SafeText.quote(text(at: line)))"
    return YAMLMissingColon.finding(in: file, at: line, message: message, expected: "'key: value'")
  }

  /// The finding for a line such as `height = 60`.
  private func equalSign(at line: SourceRange) -> Diagnostic? {
    let parts = text(at: line).split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let name = parts[0].split(separator: " ").first,
      parts[0].drop(while: { $0 != " " }).allSatisfy({ $0 == " " }),
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let sign = line.lower.offset + parts[0].utf8.count
    let range = file.range(in: line.lower.offset + name.utf8.count..<sign + 1)
    let blank = has(" ", at: sign + 1) ? ":" : ": "
    return YAMLMissingColon.finding(
      in: file,
      at: file.range(in: sign..<sign + 1),
      message: "unexpected '=' after \(SafeText.quote(String(name)))",
      expected: "':'",
      fix: Fix.replace(range, with: blank)
    )
  }

  /// The finding for the colon of `color: asset: Brand`, where `text` stands before the colon.
  func assetSpace(after text: Substring) -> Diagnostic? {
    let blanks = problem.offset + 1
    guard text == "asset", has(" ", at: blanks) else { return nil }
    var end = blanks
    while has(" ", at: end) { end += 1 }
    let range = SourceRange(
      lower: position(at: blanks, after: problem),
      upper: position(at: end, after: problem)
    )
    return YAMLUnquotedText.finding(
      in: file,
      at: character(at: problem),
      message: "second ':' in a value",
      remedy: "write the asset without a space, such as asset:Brand",
      fix: Fix.replace(range, with: "", message: "remove the space")
    )
  }

  /// The quotes around a text with a colon, if the word before the colon is certainly no key.
  ///
  /// Keys of specs start with a lowercase letter.
  func quotedText(at value: SourceRange) -> Fix? {
    let text = text(at: value)
    let before = self.text(at: SourceRange(lower: value.lower, upper: problem))
    // Code such as `UIColor(named: "Brand")` has quotes of its own.
    let quote = text.contains("\"") ? "'" : "\""
    // A call without its end would be cut.
    guard text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }),
      let word = before.split(separator: " ").last, let first = text.first,
      !"\"'&*!|>[{%@`".contains(first), !text.contains("\\"), !text.contains(quote),
      word.first != "'", word.first != "\"", word.first?.isLowercase != true || word.contains("(")
    else { return nil }
    return Fix.replace(value, with: quote + text + quote)
  }

  /// The finding for a colon in a text without quotes.
  func secondColon(in quoted: Fix) -> Diagnostic {
    YAMLUnquotedText.finding(
      in: file,
      at: character(at: problem),
      message: "second ':' in a value",
      remedy: "put the value in quotes",
      suggestions: quoted.edits.map(\.replacement),
      fix: quoted
    )
  }

  /// The finding for a full-width colon instead of `:` after a key.
  private func lookalikeColon(at line: SourceRange) -> Diagnostic? {
    guard let (found, range) = Lookalike.first(in: line, of: file, where: { $0.replacement == ":" })
    else { return nil }
    return found.finding(of: YAMLMissingColon.self, in: file, at: range)
  }

  /// Whether a line has a single word after its first colon, as in `idle: title`.
  private func isOneWordAfterColon(at line: SourceRange) -> Bool {
    let text = text(at: line)
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[colon...].dropFirst().split(separator: " ").count == 1
  }
}
