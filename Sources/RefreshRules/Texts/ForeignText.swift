/// Notations of other systems in a text, which nothing replaces.
enum ForeignText {
  /// The kind of a notation.
  enum Kind {
    /// The place of a value, such as `{{count}}`.
    case placeholder
    /// The name of a text, such as `@string/pull`.
    case resource
    /// Markup, such as `<b>`.
    case markup
  }

  /// The notations, each with the texts at its start and end, and whether only a name is between them.
  private static let notations: [(kind: Kind, start: String, end: String, isName: Bool)] = [
    (.resource, "String(localized:", ")", false), (.resource, "NSLocalizedString(", ")", false),
    (.resource, "LocalizedStringKey(", ")", false), (.resource, "@string/", "", true),
    (.placeholder, "\\(", ")", false), (.placeholder, "{{", "}}", false),
    (.placeholder, "${", "}", false), (.placeholder, "%{", "}", true),
    (.markup, "</", ">", true), (.markup, "<", "/>", true), (.markup, "<", ">", true),
    (.markup, "&", ";", true), (.markup, "&#", ";", true),
  ]

  /// The first mark of each notation: hardly a text has one.
  private static let marks = notations.compactMap { $0.start.utf8.first { !isLetter($0) } }

  /// The notations in a text, in order.
  static func all(in text: String) -> [(kind: Kind, text: String)] {
    guard text.utf8.contains(where: marks.contains) else { return [] }
    var found: [(kind: Kind, text: String)] = []
    var rest = text[...]
    while !rest.isEmpty {
      if let (kind, length) = first(of: rest) {
        found.append((kind, String(rest.prefix(length))))
        rest = rest.dropFirst(length)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic
  }

  /// The notation at the start of a text, with its length.
  private static func first(of text: Substring) -> (Kind, Int)? {
    for (kind, start, end, isName) in notations where text.hasPrefix(start) {
      let inner = text.dropFirst(start.count)
      let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.- ".contains($0)) }
      if isName {
        let trimmed = end.isEmpty ? name.prefix { $0 != " " && $0 != "." } : name
        guard trimmed.contains(where: { $0 != " " }), trimmed.first != " ",
          inner.dropFirst(trimmed.count).hasPrefix(end)
        else { continue }
        return (kind, start.count + trimmed.count + end.count)
      }
      guard let close = inner.firstRange(of: end) else { continue }
      return (kind, text.distance(from: text.startIndex, to: close.upperBound))
    }
    return nil
  }
}
