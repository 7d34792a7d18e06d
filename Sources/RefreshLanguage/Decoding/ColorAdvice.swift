import RefreshDiagnostics

/// The message about an invalid color, with suggestions.
struct ColorAdvice {
  private let text: String
  private let allowsNames: Bool
  /// The colors that were probably meant, in the notation of specs.
  let suggestions: [String]

  /// The notations of a color, with or without palette colors.
  static func forms(withNames: Bool) -> String {
    "'#RGB', '#RRGGBB', '#RRGGBBAA', a system color"
      + (withNames ? ", 'asset:Name' or '$name'" : " or 'asset:Name'")
  }

  init(_ text: String, allowsNames: Bool) {
    (self.text, self.allowsNames) = (text, allowsNames)
    let named = SystemColor.names.filter { $0.lowercased() == "system\(Self.american(text))" }
    let rgb = Self.rgb(text).map { ["\"\($0)\""] } ?? []
    suggestions =
      named.isEmpty && rgb.isEmpty
      ? Suggestions.nearest(to: text, among: SystemColor.names) : named + rgb
  }

  var message: String { "invalid color \(SafeText.quote(text))" }

  /// The notations of a color; for an unknown word, the names of all system colors as well.
  var expected: String {
    let isWord = text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    guard isWord, suggestions.isEmpty else { return Self.forms(withNames: allowsNames) }
    return
      "'#RRGGBB', 'asset:Name'\(allowsNames ? ", '$name'" : ""), \(WordList.anyOf(SystemColor.names))"
  }

  /// The replacement with the suggestion, if it is the only one and certain.
  func fix(_ range: SourceRange) -> Fix? {
    guard let meant = suggestions.first, suggestions.count == 1 else { return nil }
    let isNear = EditDistance.between(text.lowercased(), meant.lowercased(), limit: 1) != nil
    guard isNear || Self.rgb(text) != nil else { return nil }
    return Fix(
      "replace with \(SafeText.quote(meant))",
      edits: [TextEdit(range: range, replacement: meant)]
    )
  }

  private static func american(_ text: String) -> String {
    let text = text.lowercased()
    return text == "grey" ? "gray" : text
  }

  /// The hexadecimal form of `rgb(0, 102, 204)`.
  private static func rgb(_ text: String) -> String? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    let bytes = parts.compactMap { UInt8($0.filter { $0 != " " }) }
    guard bytes.count == 3, parts.count == 3 else { return nil }
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#\(digits.joined())"
  }
}
