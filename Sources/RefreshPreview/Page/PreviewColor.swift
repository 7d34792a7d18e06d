import RefreshJSON
import RefreshLanguage
import RefreshStyles

/// A color as a page draws it: its shades in light, dark, light high-contrast and dark high-contrast
/// surroundings, as CSS writes them.
struct PreviewColor {
  private let color: RefreshColor

  init(_ color: RefreshColor) {
    self.color = color
  }

  /// The four shades.
  var json: JSON { .array(shades.map(JSON.string)) }

  /// The four shades as CSS writes them.
  var shades: [String] {
    [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHighContrast in
      let shade = color.shade(isDark: isDark, isHighContrast: isHighContrast)
      return Self.css(shade, isDark: isDark)
    }
  }

  /// What controls use where their specs name no color.
  static var defaults: JSON {
    .object(
      [("title", "label"), ("subtitle", "secondaryLabel"), ("spinner", "secondaryLabel")]
        .map { JSON.Member($0, PreviewColor(RefreshColor(.system($1))).json) }
        + [JSON.Member("tint", PreviewColor(RefreshColor(.system("tint"))).json)]
    )
  }

  private static func css(_ shade: RefreshColor.Shade, isDark: Bool) -> String {
    switch shade {
    case .rgba(let bits): return hexadecimal(bits)
    case .system(let name):
      // The tint is the app's own; most apps leave it blue.
      let shades = SystemColor.shades[name == "tint" ? "systemBlue" : name]
      return hexadecimal((isDark ? shades?.dark : shades?.light) ?? unknown)
    case .asset: return hexadecimal(unknown)
    }
  }

  /// A color that only the app has.
  private static let unknown: UInt32 = 0x8E8E_93FF

  private static func hexadecimal(_ bits: UInt32) -> String {
    let digits = String(bits, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
