import RefreshDiagnostics

/// The message about an invalid color, with suggestions.
struct ColorAdvice {
  private let text: String
  /// The names of the palette colors; `nil` where palette colors are not allowed.
  private let names: [String]?
  /// The color that code in Swift means.
  private let code: String?
  /// The colors that were probably meant, in the notation of specs.
  private let suggestions: [String]

  /// The valid notations of a color, as text for a message.
  static func forms(withNames: Bool) -> String {
    "'#RGB', '#RRGGBB', '#RRGGBBAA', a system color such as 'systemBlue'"
      + (withNames
        ? ", 'asset:NAME' for an asset, or '$NAME' for a color in 'colors'"
        : ", or 'asset:NAME' for an asset")
  }

  init(text: String, names: [String]?) {
    (self.text, self.names) = (text, names)
    let palette = (names ?? []).filter { $0 == text }.map { "$\($0)" }
    // The name in 'red', '.red' or 'UIColor.red'.
    let word = Self.american(text.split(separator: ".").last.map(String.init) ?? text)
    let system = SystemColor.names.filter { ["system\(word)", word].contains($0.lowercased()) }
    let hex = (Self.rgb(text) ?? Self.hex(text)).map { ["\"\($0)\""] } ?? []
    code = WrittenCall(text)?.color ?? Self.swiftUI[text]
    let sure = code.map { [$0] } ?? (palette.isEmpty ? system + hex : palette)
    suggestions = sure.isEmpty ? Suggestions.nearest(to: text, among: SystemColor.names) : sure
  }

  /// The mistake in the text, with the suggestions.
  var mistake: Mistake {
    Mistake(
      rule: InvalidColor.self,
      message: "invalid color \(SafeText.quote(text))",
      expected: expected,
      suggestions: suggestions,
      isSure: isSure
    )
  }

  /// The valid notations of a color; for an unknown word, also where to find the names of system colors.
  private var expected: String {
    let forms = Self.forms(withNames: names != nil)
    let isWord = text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    guard isWord, suggestions.isEmpty else { return forms }
    return "\(forms); 'refreshgen explain \(InvalidColor.id.name)' lists all system colors"
  }

  /// Whether the suggestion is the only one, and certain.
  private var isSure: Bool {
    guard suggestions.count == 1 else { return false }
    return code != nil || Suggestions.isSure(suggestions, for: text) || Self.rgb(text) != nil
      || text.hasSuffix(".\(suggestions[0])")
  }

  /// The colors of SwiftUI with another name in UIKit.
  private static let swiftUI = [
    "Color.primary": "label", "Color.secondary": "secondaryLabel", "Color.accentColor": "tint",
    "Color.red": "systemRed", "Color.orange": "systemOrange", "Color.yellow": "systemYellow",
    "Color.green": "systemGreen", "Color.blue": "systemBlue", "Color.gray": "systemGray",
    "Color.purple": "systemPurple", "Color.pink": "systemPink",
  ]

  private static func american(_ text: String) -> String {
    let text = text.lowercased()
    return text == "grey" ? "gray" : text
  }

  /// The color `#FF0000` for a text such as `FF0000` or `0xFF0000`.
  private static func hex(_ text: String) -> String? {
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return [3, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit) ? "#\(digits)" : nil
  }

  /// The hexadecimal form of `rgb(0, 102, 204)` or `rgba(0, 102, 204, 0.5)`.
  private static func rgb(_ text: String) -> String? {
    let name = text.prefix { $0 != "(" }
    guard name == "rgb" || name == "rgba", text.hasSuffix(")") else { return nil }
    var parts = text.dropFirst(name.count + 1).dropLast().filter { $0 != " " }
      .split(separator: ",", omittingEmptySubsequences: false)
    if name == "rgba", let alpha = parts.last.flatMap({ Double($0) }), (0...1).contains(alpha) {
      parts[parts.count - 1] = "\(Int((alpha * 255).rounded()))"
    }
    let bytes = parts.compactMap { UInt8($0) }
    guard bytes.count == name.utf8.count, parts.count == bytes.count else { return nil }
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#\(digits.joined())"
  }
}
