import Foundation

/// A part of a line that can be replaced by faulty code.
struct Site {
  let range: Range<Int>
  let text: String
  /// The faulty texts; `nil` removes a statement.
  let faults: [String?]
}

/// A fault in the sample; its text is `nil` if it removes a statement.
struct NumberedFault {
  let number: Int
  let text: String?
}

extension Site {
  /// The parts of a line that can be replaced by faulty code.
  static func sites(in index: Int, of lines: [SourceLine]) -> [Site] {
    let line = lines[index]
    let previous = lines[..<index].last { !$0.trimmed.isEmpty }
    let next = lines[(index + 1)...].first { !$0.trimmed.isEmpty }
    let code = String(line.code)
    guard isBalanced(code) || code.hasSuffix("{"), !code.contains("#"), !code.contains("@") else {
      return []
    }
    if let range = condition(in: line) {
      return parts(of: range, in: line).map { expression($0, in: line, isCondition: true) }
    }
    guard isBalanced(code) else { return [] }
    if let range = body(in: line) { return [expression(range, in: line, isCondition: false)] }
    guard !line.continues(after: previous, before: next) else { return [] }
    var sites: [Site] = []
    if let range = value(in: line) { sites.append(expression(range, in: line, isCondition: false)) }
    if sites.first?.faults.isEmpty != false, let range = statement(in: line),
      !isNeeded(index, in: lines, before: next)
    {
      let text = String(Array(line.text)[range])
      return [Site(range: range, text: text, faults: [nil])]
    }
    return sites
  }

  /// Whether the code may not compile without a statement.
  ///
  /// Such a statement is the result of a function, or may initialize a property.
  private static func isNeeded(_ index: Int, in lines: [SourceLine], before next: SourceLine?)
    -> Bool
  {
    var indent = lines[index].indent
    var enclosing: [SourceLine] = []
    for line in lines[..<index].reversed() where line.indent < indent {
      enclosing.append(line)
      // If parameters are on lines of their own, the declaration starts on an earlier line with the
      // same indent.
      indent = line.indent + (line.trimmed.hasPrefix(")") ? 1 : 0)
    }
    guard let opening = enclosing.first else { return false }
    let isFirst = lines[..<index].last { !$0.trimmed.isEmpty }?.trimmed == opening.trimmed
    let isOnly = isFirst && next?.trimmed.hasPrefix("}") == true
    let returns = ["->", "var ", " in"].contains(where: opening.trimmed.contains)
    return isOnly && returns || enclosing.contains { $0.trimmed.contains("init(") }
  }

  private static func isBalanced(_ code: String) -> Bool {
    var depth = 0
    for character in code {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The range of the condition of `if`, `guard` or `while`.
  private static func condition(in line: SourceLine) -> Range<Int>? {
    let code = String(line.code)
    let pattern = #"^(\s*(?:\} else )?(?:if|guard|while) )(.+?)( else)? \{"#
    guard let match = groups(pattern, code)?[2], isBalanced(String(line.code[match])) else {
      return nil
    }
    return match
  }

  /// The ranges of the expressions in a condition, without bindings and patterns.
  private static func parts(of range: Range<Int>, in line: SourceLine) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    for index in range {
      if "([{".contains(line.code[index]) { depth += 1 }
      if ")]}".contains(line.code[index]) { depth -= 1 }
      if depth == 0, line.code[index] == "," {
        parts.append(start..<index)
        start = index + 2
      }
    }
    parts.append(start..<range.upperBound)
    return parts.filter {
      let part = String(line.code[$0])
      return !["let ", "var ", "case "].contains(where: part.hasPrefix) && !part.hasPrefix("await ")
    }
  }

  /// The range of the expression that is the whole body of a property or a function on one line.
  private static func body(in line: SourceLine) -> Range<Int>? {
    let pattern = #"^\s*[a-z() ]*\b(?:var|func) .*?[^=] (\{) (.+) \}$"#
    guard let match = groups(pattern, String(line.code))?[2] else { return nil }
    let text = String(line.code[match])
    let isStatement = ["return", "get", "set", "if ", "switch ", "didSet"].contains(
      where: text.hasPrefix
    )
    return isStatement || text.contains(";") ? nil : match
  }

  /// The range of the value that a line returns or assigns.
  private static func value(in line: SourceLine) -> Range<Int>? {
    groups(
      #"^(\s*(?:return|(?:let|var)? ?[A-Za-z_.\[\]?!]+(?:: [A-Za-z]+)? [-+]?=)) (.+)$"#,
      String(line.code)
    )?[2]
  }

  /// The range of a call or an assignment that can be removed.
  private static func statement(in line: SourceLine) -> Range<Int>? {
    groups(
      #"^(\s*)((?!self\.)(?:try )?[a-z][A-Za-z0-9_.?!\[\]]*(?:\(.*\)| [-+|]?= .+))$"#,
      String(line.code)
    )?[2]
  }

  private static func expression(_ range: Range<Int>, in line: SourceLine, isCondition: Bool)
    -> Site
  {
    let text = Array(line.text)[range]
    var faults = Operators.changes(of: Array(text), where: Array(line.code[range]))
    if isCondition { faults.append("!(\(String(text)))") }
    return Site(range: range, text: String(text), faults: faults)
  }

  /// The ranges of the capture groups of a pattern in a text; the first range is the whole match.
  private static func groups(_ pattern: String, _ text: String) -> [Range<Int>]? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    guard let match = try? NSRegularExpression(pattern: pattern).firstMatch(in: text, range: whole)
    else {
      return nil
    }
    return (0..<match.numberOfRanges).map { index in
      guard let range = Range(match.range(at: index), in: text) else { return 0..<0 }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
    }
  }
}

extension SourceLine {
  /// The line in which each site is replaced by a choice between its code and its faults.
  func text(replacing sites: [Site], by faults: [[NumberedFault]]) -> String {
    var characters = Array(text)
    for (site, faults) in zip(sites, faults).reversed() where !faults.isEmpty {
      let choices = faults.map { fault in
        fault.text.map { "isFault(\(fault.number)) ? (\($0)) : " }
          ?? "if !isFault(\(fault.number)) { "
      }
      let isRemoval = faults[0].text == nil
      let choice = choices.joined()
      let replacement = isRemoval ? choice + site.text + " }" : "(" + choice + "(\(site.text)))"
      characters.replaceSubrange(site.range, with: Array(replacement))
    }
    return String(characters)
  }
}
