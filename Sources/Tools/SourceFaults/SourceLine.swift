import Foundation

/// A line of a Swift file, and the same line with masked strings and comments.
struct SourceLine {
  var text: String
  /// The text with comments replaced by spaces, and the contents of strings by underscores.
  let code: [Character]

  /// The lines of a file.
  ///
  /// Multiline strings, and lines that are compiled only on Apple platforms, have no code.
  static func lines(of text: String) -> [SourceLine] {
    var isInText = false
    var leftOut: [Bool] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let directive = line.trimmingCharacters(in: .whitespaces)
      if directive.hasPrefix("#if") {
        leftOut.append(directive == "#if canImport(ObjectiveC)")
      } else if directive.hasPrefix("#e") {
        _ = leftOut.popLast()
        if directive != "#endif" { leftOut.append(false) }
      }
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      defer { if marks % 2 == 1 { isInText.toggle() } }
      let isText = isInText || marks > 0
      let blank = Array(repeating: Character(" "), count: line.count)
      let hasCode = !isText && !leftOut.contains(true)
      return SourceLine(text: String(line), code: hasCode ? masked(Array(line)) : blank)
    }
  }

  private static func masked(_ line: [Character]) -> [Character] {
    var result = line
    var isInString = false
    var index = 0
    while index < line.count {
      if isInString {
        if line[index] == "\\" {
          result[index] = "_"
          index += 1
          if index < line.count { result[index] = "_" }
        } else if line[index] == "\"" {
          isInString = false
        } else {
          result[index] = "_"
        }
      } else if line[index] == "\"" {
        isInString = true
      } else if line[index...].starts(with: "//") {
        for rest in index..<line.count { result[rest] = " " }
        break
      }
      index += 1
    }
    return result
  }

  /// The code without leading and trailing spaces.
  var trimmed: String { String(code).trimmingCharacters(in: .whitespaces) }

  /// The number of spaces before the code; `Int.max` for a line without code.
  var indent: Int { trimmed.isEmpty ? Int.max : code.prefix { $0 == " " }.count }

  /// Whether the line is part of a statement that spans several lines.
  func continues(after previous: SourceLine?, before next: SourceLine?) -> Bool {
    let begins = ["&&", "||", "+", "-", "*", "?", ":", ".", ")", "]", "==", "<", ">", "else"]
    let ends = ["&&", "||", "+", "-", "*", "?", ",", "(", "[", "=", "==", "->", ":"]
    func isOpen(_ line: String) -> Bool {
      ends.contains(where: line.hasSuffix) && !line.hasPrefix("case ") && !line.hasPrefix("default")
    }
    return begins.contains(where: trimmed.hasPrefix) || isOpen(trimmed)
      || begins.contains { next?.trimmed.hasPrefix($0) == true }
      || previous.map { isOpen($0.trimmed) } == true
  }
}
