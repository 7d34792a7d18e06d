import RefreshCore
import RefreshDiagnostics
import RefreshStyles
import RefreshYAML

/// Decoding of colors, curves and fonts.
extension SpecDecoder {
  /// A color: one shade, or a map of shades.
  mutating func color(_ node: Node, _ owner: Owner) -> ColorReference? {
    guard node.mapping != nil else { return shade(node, owner).map { ColorReference($0) } }
    let shades = map(node, SpecLanguage.color, of: owner)
    guard let light = Self.shade(shades["light"]) else { return nil }
    return ColorReference(
      light,
      dark: Self.shade(shades["dark"]),
      highContrast: Self.shade(shades["highContrast"]),
      darkHighContrast: Self.shade(shades["darkHighContrast"])
    )
  }

  /// One shade of a color.
  mutating func shade(_ node: Node, _ owner: Owner) -> ColorReference.Shade? {
    if let written = Self.commentedColor(node) {
      reportComment(written.text, written.range, node, owner)
      return nil
    }
    let forms = ColorAdvice.forms(withNames: allowsColorNames)
    guard let text = scalar(node, owner, expected: forms) else { return nil }
    switch Self.shade(text) {
    case .palette(let name)? where !allowsColorNames:
      report(
        InvalidColor.self,
        node,
        "a palette color cannot refer to another palette color (\(SafeText.quote("$\(name)")))",
        expected: forms
      )
      return nil
    case let shade?: return shade
    case nil: break
    }
    let advice = ColorAdvice(text, names: allowsColorNames ? paletteNames : nil)
    report(
      InvalidColor.self,
      node,
      advice.message,
      expected: advice.expected,
      suggestions: advice.suggestions,
      fix: advice.fix(node.range)
    )
    return nil
  }

  /// Reports a color without quotes, whose `#` starts a comment.
  private mutating func reportComment(
    _ text: String,
    _ range: SourceRange,
    _ node: Node,
    _ owner: Owner
  ) {
    let quoted = "\"\(text)\""
    report(
      MissingValue.self,
      node,
      "\(owner) has no value, because '#' starts a comment",
      remedy: "put the color in quotes",
      suggestions: [quoted],
      fix: Fix(
        "put the color in quotes",
        edits: [TextEdit(range: range, replacement: quoted)]
      )
    )
  }

  /// The curve of an animation.
  mutating func curve(_ node: Node, _ owner: Owner) -> RefreshCurve? {
    let names = SpecLanguage.curves
    var expected: String {
      "\(WordList.oneOf(names + ["spring(damping: D)"])) with D above 0 and at most 1"
    }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    if let curve = RefreshCurve.plain.first(where: { $0.name == text }) { return curve }
    if let damping = Self.damping(text) { return .spring(damping: damping) }
    let near = Self.spring(like: text) ?? Suggestions.nearest(to: text, among: names)
    report(
      UnknownWord.self,
      node,
      "invalid curve \(SafeText.quote(text))",
      expected: expected,
      suggestions: near,
      fix: Fix.typo(node, near)
    )
    return nil
  }

  /// A font: a text style, or a map.
  mutating func font(_ node: Node, _ owner: Owner) -> RefreshFont? {
    guard node.mapping == nil else { return font(of: node, owner) }
    let styles = SpecLanguage.textStyles
    var expected: String { "\(WordList.oneOf(styles)), or a map with 'name' and 'size'" }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    guard let style = RefreshFont.Style.allCases.first(where: { $0.caseName == text }) else {
      let near = Suggestions.nearest(to: text, among: styles)
      report(
        InvalidFont.self,
        node,
        "invalid text style \(SafeText.quote(text))",
        expected: expected,
        suggestions: near,
        fix: Fix.typo(node, near)
      )
      return nil
    }
    return RefreshFont(style)
  }

  private mutating func font(of node: Node, _ owner: Owner) -> RefreshFont? {
    let faults = diagnostics.count
    let keys = map(node, SpecLanguage.font.table, of: owner)
    var font = RefreshFont()
    SpecLanguage.font.apply(keys, to: &font)
    guard (font.name == nil) == (font.size == nil) else {
      // A key with an invalid value is not also reported as missing.
      guard diagnostics.count == faults else { return nil }
      report(
        InvalidFont.self,
        node,
        font.name == nil
          ? keys["style"] != nil
            ? "a font with a 'style' cannot have a 'size'" : "the font has a 'size' but no 'name'"
          : "the font has a 'name' but no 'size'",
        remedy: font.name == nil
          ? "remove the 'size', or add the 'name' of a font, such as {name: Avenir-Medium, size: 15}"
          : "add the 'size', such as {name: Avenir-Medium, size: 15}"
      )
      return nil
    }
    return font
  }

  /// The color that YAML reads as a comment, as in `color: #FFF`.
  private static func commentedColor(_ node: Node) -> (text: String, range: SourceRange)? {
    guard node.scalar != nil, node.definition.isEmpty else { return nil }
    let bytes = node.file.bytes
    let line = bytes[min(node.range.lower.offset, bytes.count)...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    guard let hash = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") })
    else { return nil }
    let end = line[hash...].firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
    let text = node.file.text(hash..<end)
    guard text.hasPrefix("#"), hex(text.dropFirst()) != nil else { return nil }
    return (text, node.file.range(hash..<end))
  }

  private static func shade(_ field: Field?) -> ColorReference.Shade? {
    guard case .color(let color)? = field?.value else { return nil }
    return color.light
  }

  private static func shade(_ text: String) -> ColorReference.Shade? {
    if text.hasPrefix("#") { return hex(text.dropFirst()).map { .own(.rgba($0)) } }
    if text.hasPrefix("asset:"), text.count > 6 { return .own(.asset(String(text.dropFirst(6)))) }
    if text.hasPrefix("$"), text.count > 1 { return .palette(String(text.dropFirst())) }
    return SystemColor.names.contains(text) ? .own(.system(text)) : nil
  }

  private static func hex(_ digits: Substring) -> UInt32? {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    switch digits.utf8.count {
    case 3: return UInt32(digits.map { "\($0)\($0)" }.joined() + "FF", radix: 16)
    case 6: return UInt32(digits + "FF", radix: 16)
    case 8: return UInt32(digits, radix: 16)
    default: return nil
    }
  }

  /// The spring that a text such as `spring` or `spring(0.7)` probably means.
  private static func spring(like text: String) -> [String]? {
    guard text.hasPrefix("spring") else { return nil }
    let damping = decimal(text.filter { $0.isNumber || $0 == "." }) ?? 0.8
    return ["\"spring(damping: \(damping > 0 && damping <= 1 ? damping : 0.8))\""]
  }

  private static func damping(_ text: String) -> Double? {
    guard text.hasPrefix("spring("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(7).dropLast().split(separator: ":")
    guard parts.count == 2, parts[0] == "damping" else { return nil }
    let damping = decimal(parts[1].filter { $0 != " " }).map(SpecText.rounded)
    guard let damping, damping > 0, damping <= 1 else { return nil }
    return damping
  }
}
