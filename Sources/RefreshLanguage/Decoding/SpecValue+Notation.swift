import RefreshCore
import RefreshDiagnostics

extension SpecValue {
  func notation(as type: ValueType) -> String {
    switch self {
    case .color(let color): color.notation
    case .font(let font): font.notation
    case .list(let items) where items.isEmpty: "[]"
    default: short(as: type) ?? ""
    }
  }

  /// The value as a spec writes it; `nil` for a color, a font, a map or an empty list.
  ///
  /// YAML would take the colon in a spring for that of a map.
  func yaml(as type: ValueType) -> String? {
    short(as: type).map { if case .curve = self { SpecText.text($0) } else { $0 } }
  }

  /// The value in the notation of specs; `nil` for a color, a font, a map or an empty list.
  func short(as type: ValueType) -> String? {
    switch (self, type) {
    case (.number(.infinity), .number(_, let word)), (.number(.infinity), .integer(_, let word)),
      (.number(.infinity), .duration(_, let word)):
      word
    case (.number(let seconds), .duration): SpecText.seconds(seconds)
    case (.number(let number), _): SpecText.number(number)
    case (.share(let share), _): "\(SpecText.number(SpecText.rounded(share * 100)))%"
    case (.flag(let flag), _): "\(flag)"
    case (.text(let word), .word), (.text(let word), .part), (.text(let word), .list):
      word
    case (.text(let text), _): SpecText.text(text)
    case (.curve(.spring(.damping(let damping))), _): "spring(damping: \(SpecText.number(damping)))"
    case (.curve(.spring(.bounce(let bounce))), _): "spring(bounce: \(SpecText.number(bounce)))"
    case (.curve(let curve), _): curve.name
    case (.list(let items), .list(let type, _)) where !items.isEmpty:
      "[\(items.compactMap { $0.value.short(as: type) }.joined(separator: ", "))]"
    case (.color, _), (.font, _), (.drawing, _), (.map, _), (.list, _): nil
    }
  }
}

extension ColorReference {
  /// The color in the notation of specs: one shade, or a map of shades.
  fileprivate var notation: String {
    let others = [
      ("dark", dark), ("highContrast", highContrast), ("darkHighContrast", darkHighContrast),
    ].compactMap { name, shade in shade.map { "\(name): \($0.notation)" } }
    guard !others.isEmpty else { return light.notation }
    return "{\((["light: \(light.notation)"] + others).joined(separator: ", "))}"
  }
}

extension ColorReference.Shade {
  /// The shade in the notation of specs.
  fileprivate var notation: String {
    switch self {
    case .palette(let name): "$\(name)"
    case .own(.system(let name)): name
    case .own(.asset(let name)): "asset:\(name)"
    case .own(.rgba(let bits)):
      // The two digits for alpha are left out of an opaque color.
      bits & 0xFF == 0xFF ? Self.digits(bits >> 8, count: 6) : Self.digits(bits, count: 8)
    }
  }

  private static func digits(_ bits: UInt32, count: Int) -> String {
    let digits = String(bits, radix: 16, uppercase: true)
    return "\"#\(String(repeating: "0", count: count - digits.count))\(digits)\""
  }
}

extension RefreshFont {
  /// The font in the notation of specs: a text style, or a map of font keys.
  fileprivate var notation: String {
    let others = [
      name.map { "name: \(SpecText.text($0))" }, size.map { "size: \(SpecText.number($0))" },
      weight.map { "weight: \($0.rawValue)" }, isFixed ? "fixed: true" : nil,
    ].compactMap { $0 }
    guard !others.isEmpty else { return textStyle.rawValue }
    // `body`, the default style of a font with a size, is left out.
    let base = size != nil && textStyle == .body ? [] : ["textStyle: \(textStyle.rawValue)"]
    return "{\((base + others).joined(separator: ", "))}"
  }
}
