import RefreshDiagnostics
import RefreshStyles

extension DesignValue {
  /// The value in the notation of specs.
  func notation(as type: ValueType) -> String {
    switch self {
    case .color(let color): color.notation
    case .font(let font): font.notation
    case .list(let items) where items.isEmpty: "[]"
    default: short(as: type) ?? "\(self)"
    }
  }
}

extension RefreshColor {
  /// The color in the notation of specs: one shade, or a map of shades.
  fileprivate var notation: String {
    let others = [
      ("dark", dark), ("highContrast", highContrast), ("darkHighContrast", darkHighContrast),
    ].compactMap { name, shade in shade.map { "\(name): \($0.notation)" } }
    guard !others.isEmpty else { return light.notation }
    return "{\((["light: \(light.notation)"] + others).joined(separator: ", "))}"
  }
}

extension RefreshColor.Shade {
  /// The shade in the notation of specs.
  fileprivate var notation: String {
    switch self {
    case .system(let name): name
    case .asset(let name): "asset:\(name)"
    case .rgba(let bits):
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
      weight.map { "weight: \($0.rawValue)" },
    ].compactMap { $0 }
    guard !others.isEmpty else { return style.rawValue }
    // `body`, the default style of an app's own font, is left out.
    let base = name != nil && style == .body ? [] : ["style: \(style.rawValue)"]
    return "{\((base + others).joined(separator: ", "))}"
  }
}
