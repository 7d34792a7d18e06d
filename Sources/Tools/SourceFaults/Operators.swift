/// The mutation operators: small changes of an expression, each in one place.
enum Operators {
  private static let pairs: [(String, [String])] = [
    (" <= ", [" < "]), (" < ", [" <= "]), (" >= ", [" > "]), (" > ", [" >= "]),
    (" == ", [" != "]), (" != ", [" == "]), (" && ", [" || "]), (" || ", [" && "]),
    (" + ", [" - "]), (" - ", [" + "]), (" * ", [" / "]), (" / ", [" * "]),
    ("..<", ["..."]), ("...", ["..<"]), ("true", ["false"]), ("false", ["true"]),
    ("min(", ["max("]), ("max(", ["min("]), (".first", [".last"]), (".last", [".first"]),
  ]

  /// Returns all texts that differ from `text` in one change.
  ///
  /// `code` is the text with masked strings and comments, which stay unchanged.
  static func changes(of text: [Character], where code: [Character]) -> [String?] {
    var changes: [String?] = []
    for index in code.indices {
      let isInWord = index > 0 && (code[index - 1].isLetter || code[index - 1].isNumber)
      for (word, others) in pairs where code[index...].starts(with: word) {
        let end = index + word.count
        let isWord = word.last?.isLetter == true
        if isWord, isInWord || (end < code.count && code[end].isLetter) { continue }
        if word.hasSuffix("("), isInWord { continue }
        for other in others {
          changes.append(String(text[..<index]) + other + String(text[end...]))
        }
      }
      if !isInWord, index == 0 || !".$_".contains(code[index - 1]),
        let number = integer(at: index, in: code)
      {
        let end = index + String(number).count
        changes.append(String(text[..<index]) + String(number + 1) + String(text[end...]))
      }
    }
    return changes
  }

  /// The decimal integer literal that starts at an index; `nil` if there is none.
  private static func integer(at start: Int, in code: [Character]) -> Int? {
    let digits = code[start...].prefix { $0.isNumber }
    let next = code[(start + digits.count)...].first
    guard !digits.isEmpty, next.map({ $0.isLetter || $0 == "_" || $0 == "." }) != true else {
      return nil
    }
    return Int(String(digits)).flatMap { String($0) == String(digits) ? $0 : nil }
  }
}
