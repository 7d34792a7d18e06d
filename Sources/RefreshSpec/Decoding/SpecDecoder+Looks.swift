import RefreshDiagnostics
import RefreshYAML

/// Colours and curves.
extension SpecDecoder {
  private static let expectedColor =
    "'#RGB', '#RRGGBB', '#RRGGBBAA', a system colour, 'asset:Name' or '$name'"

  /// A colour: one shade, or a map of shades.
  mutating func color(_ node: Node, _ owner: Owner) -> ColorValue? {
    guard node.mapping != nil else { return shade(node, owner).map { ColorValue($0) } }
    let shades = map(node, SpecLanguage.color, of: owner)
    guard let light = Self.shade(shades["light"]) else { return nil }
    return ColorValue(
      light,
      dark: Self.shade(shades["dark"]),
      highContrast: Self.shade(shades["highContrast"])
    )
  }

  /// One shade of a colour.
  mutating func shade(_ node: Node, _ owner: Owner) -> ShadeValue? {
    guard let text = scalar(node, owner, expected: Self.expectedColor) else { return nil }
    if let shade = Self.shade(text) { return shade }
    report(
      "invalid-color",
      node,
      "\(SafeText.quote(text)) is no colour",
      expected: Self.expectedColor,
      suggestion: Suggestions.nearest(to: text, among: SystemColor.names)
    )
    return nil
  }

  /// The curve of an animation.
  mutating func curve(_ node: Node, _ owner: Owner) -> CurveValue? {
    let names = ["linear", "easeIn", "easeOut", "easeInOut"]
    var expected: String { "\(WordList.oneOf(names)), or 'spring(damping: 0.8)'" }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    switch text {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default:
      if let damping = Self.damping(text) { return .spring(damping: damping) }
      report(
        "unknown-word",
        node,
        "\(owner) can't be \(SafeText.quote(text))",
        expected: expected + " with a damping above 0 and up to 1",
        suggestion: Suggestions.nearest(to: text, among: names)
      )
      return nil
    }
  }

  private static func shade(_ field: Field?) -> ShadeValue? {
    guard case .color(let color)? = field?.value else { return nil }
    return color.light
  }

  private static func shade(_ text: String) -> ShadeValue? {
    if text.hasPrefix("#") { return hex(text.dropFirst()).map(ShadeValue.rgba) }
    if text.hasPrefix("asset:"), text.count > 6 { return .asset(String(text.dropFirst(6))) }
    if text.hasPrefix("$"), text.count > 1 { return .palette(String(text.dropFirst())) }
    return SystemColor.names.contains(text) ? .system(text) : nil
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

  private static func damping(_ text: String) -> Double? {
    guard text.hasPrefix("spring("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(7).dropLast().split(separator: ":")
    guard parts.count == 2, parts[0] == "damping" else { return nil }
    guard let damping = decimal(parts[1].filter { $0 != " " }), damping > 0, damping <= 1 else {
      return nil
    }
    return damping
  }
}
