internal import RefreshDiagnostics

/// Syntax errors of keys, colons, and characters that cannot start a value.
extension SyntaxErrorContext {
  func missingColon() -> Diagnostic {
    let line = restOfLine(context)
    if let finding = lookalikeColon(line) ?? missingSpace(after: "-", context)
      ?? missingSpaceAfterColon(line)
    {
      return finding
    }
    guard text(line).contains(": ") else { return missingColon(line) }
    return YAMLSyntax.finding(
      file,
      line,
      "the key is too long",
      expected: "at most 1024 characters"
    )
  }

  func unexpectedColon() -> Diagnostic {
    let start = indentation(problem)
    let key = SourceRange(start, problem)
    if let finding = assetSpace(after: text(key).split(separator: " ").last ?? "") {
      return finding
    }
    if let colon = text(key).firstRange(of: ": ") {
      let before = text(key)[..<colon.upperBound].utf8.count
      var start = key.lower.offset + before
      while isByte(start, " ") { start += 1 }
      let value = position(start, after: key.lower)
      if let quoted = quotedText(SourceRange(value, restOfLine(problem).upper)) {
        return secondColon(in: quoted)
      }
      return YAMLUnquotedText.finding(
        file,
        character(problem),
        "second ':' on one line",
        remedy: "put the text after the first ':' in quotes, or "
          + (isOneWordAfterColon(key)
            ? "put nested keys in braces" : "start a new line for the second key")
      )
    }
    guard let above = lineAbove(problem) else {
      return YAMLSyntax.finding(file, character(problem), "unexpected ':'")
    }
    let line = restOfLine(indentation(above))
    if !text(line).contains(": "),
      let finding = lookalikeColon(line) ?? missingSpaceAfterColon(line)
    {
      return finding
    }
    guard line.lower.column != start.column else { return missingColon(line) }
    return YAMLIndentation.finding(
      file,
      key,
      "wrong indentation of key \(SafeText.quote(text(key)))",
      expected: "column \(line.lower.column) as on line \(line.lower.line)",
      notes: [note("this line already has a value", line)]
    )
  }

  func unexpectedItem() -> Diagnostic {
    let bracket = openBracket.map { note("the bracket is here", character($0)) }
    return YAMLSyntax.finding(
      file,
      character(problem),
      bracket == nil ? "unexpected list item" : "unexpected '- ' inside brackets",
      expected: bracket == nil ? "'- ' at the start of a line" : "items separated by ','",
      notes: bracket.map { [$0] } ?? []
    )
  }

  func unexpectedCharacter() -> Diagnostic {
    if isByte(problem.offset, "\t") { return tab() }
    guard isByte(problem.offset, "|") || isByte(problem.offset, ">") else {
      return unquoted(YAMLUnquotedText.self)
    }
    let range = character(problem)
    return YAMLSyntax.finding(
      file,
      range,
      "block text \(SafeText.quote(text(range))) inside brackets",
      remedy: "write the text in quotes"
    )
  }

  /// The finding for text that needs quotes because of its first character.
  func unquoted(_ rule: any Rule.Type) -> Diagnostic {
    let range = character(problem)
    let message = "unquoted text starts with \(SafeText.quote(text(range)))"
    return rule.finding(file, range, message, remedy: "put the text in quotes")
  }

  /// The finding for `key:value` without a space; `nil` if the line has no such text.
  private func missingSpaceAfterColon(_ line: SourceRange) -> Diagnostic? {
    let colon = line.offsets.first { isByte($0, ":") && !isBlankOrEnd($0 + 1) }
    // The colon in `https://` is part of a URL.
    guard let colon, !(isByte(colon + 1, "/") && isByte(colon + 2, "/")) else { return nil }
    return missingSpace(after: ":", position(colon, after: line.lower))
  }

  /// The finding for a `:` or `-` without the space that makes it a YAML indicator.
  func missingSpace(after scalar: Unicode.Scalar, _ position: SourcePosition) -> Diagnostic? {
    guard isByte(position.offset, scalar), !isBlankOrEnd(position.offset + 1) else { return nil }
    let range = character(position)
    if let (found, place) = Lookalike.first(in: restOfLine(range.upper), of: file),
      place.lower == range.upper, found.replacement == " "
    {
      return found.finding(YAMLMissingSpace.self, file, place)
    }
    return YAMLMissingSpace.finding(
      file,
      range,
      "missing space after '\(scalar)'",
      fix: Fix.replace(SourceRange(at: range.upper), with: " ", "insert a space")
    )
  }

  /// The finding for a line that should be a key and a value.
  private func missingColon(_ line: SourceRange) -> Diagnostic {
    if let finding = conflictMarker(at: line.lower) { return finding }
    guard !text(line).hasPrefix("//") else {
      return YAMLMissingColon.finding(
        file,
        line,
        "'//' does not start a comment",
        remedy: "start the comment with '#'",
        fix: Fix.replace(
          SourceRange(line.lower, position(line.lower.offset + 2, after: line.lower)),
          with: "#"
        )
      )
    }
    if text(line).hasPrefix("/*") {
      return YAMLMissingColon.finding(
        file,
        line,
        "'/*' does not start a comment",
        remedy: "start each line of the comment with '#'"
      )
    }
    if let finding = equalSign(line) { return finding }
    let message = "missing ':' in \(SafeText.quote(text(line)))"
    return YAMLMissingColon.finding(file, line, message, expected: "'key: value'")
  }

  /// The finding for a line such as `height = 60`.
  private func equalSign(_ line: SourceRange) -> Diagnostic? {
    let parts = text(line).split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let name = parts[0].split(separator: " ").first,
      parts[0].drop(while: { $0 != " " }).allSatisfy({ $0 == " " }),
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let sign = line.lower.offset + parts[0].utf8.count
    let range = file.range(line.lower.offset + name.utf8.count..<sign + 1)
    let blank = isByte(sign + 1, " ") ? ":" : ": "
    return YAMLMissingColon.finding(
      file,
      file.range(sign..<sign + 1),
      "unexpected '=' after \(SafeText.quote(String(name)))",
      expected: "':'",
      fix: Fix.replace(range, with: blank)
    )
  }

  /// The finding for the colon of `color: asset: Brand`, where `text` stands before the colon.
  func assetSpace(after text: Substring) -> Diagnostic? {
    let blanks = problem.offset + 1
    guard text == "asset", isByte(blanks, " ") else { return nil }
    var end = blanks
    while isByte(end, " ") { end += 1 }
    let range = SourceRange(position(blanks, after: problem), position(end, after: problem))
    return YAMLUnquotedText.finding(
      file,
      character(problem),
      "second ':' in a value",
      remedy: "write the asset without a space, such as asset:Brand",
      fix: Fix.replace(range, with: "", "remove the space")
    )
  }

  /// The quotes around a text with a colon, if the word before the colon is certainly no key.
  ///
  /// Keys of specs start with a lowercase letter.
  func quotedText(_ value: SourceRange) -> Fix? {
    let text = text(value)
    let before = self.text(SourceRange(value.lower, problem))
    // Code such as `UIColor(named: "Brand")` has quotes of its own.
    let quote = text.contains("\"") ? "'" : "\""
    guard let word = before.split(separator: " ").last, let first = text.first,
      !"\"'&*!|>[{%@`".contains(first), !text.contains("\\"), !text.contains(quote),
      word.first != "'", word.first != "\"", word.first?.isLowercase != true || word.contains("(")
    else { return nil }
    return Fix.replace(value, with: quote + text + quote)
  }

  /// The finding for a colon in a text without quotes.
  func secondColon(in quoted: Fix) -> Diagnostic {
    YAMLUnquotedText.finding(
      file,
      character(problem),
      "second ':' in a value",
      remedy: "put the value in quotes",
      suggestions: quoted.edits.map(\.replacement),
      fix: quoted
    )
  }

  /// The finding for a full-width colon instead of `:` after a key.
  private func lookalikeColon(_ line: SourceRange) -> Diagnostic? {
    guard let (found, range) = Lookalike.first(in: line, of: file, where: { $0.replacement == ":" })
    else { return nil }
    return found.finding(YAMLMissingColon.self, file, range)
  }

  /// Whether a line has a single word after its first colon, as in `idle: title`.
  private func isOneWordAfterColon(_ line: SourceRange) -> Bool {
    let text = text(line)
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[colon...].dropFirst().split(separator: " ").count == 1
  }
}
