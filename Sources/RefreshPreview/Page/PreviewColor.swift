import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// A color of a preview page, as four shades in CSS notation.
///
/// The shades are those of light and dark mode, first without and then with Increase Contrast.
struct PreviewColor {
  private let color: RefreshColor

  /// Whether a theme, the index of a shade, has Increase Contrast.
  static func isHighContrast(theme: Int) -> Bool { theme >= 2 }

  init(_ color: RefreshColor) {
    self.color = color
  }

  /// The four shades.
  var json: JSON { .array(shades.map(JSON.string)) }

  /// The four shades in CSS notation.
  var shades: [String] { bits.map(Self.hexadecimal) }

  /// For each shade, whether others than the app know it.
  var isKnown: [Bool] {
    [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHighContrast in
      if case .asset = color.shade(isDark: isDark, isHighContrast: isHighContrast) { return false }
      return true
    }
  }

  /// The four shades as `0xRRGGBBAA`.
  var bits: [UInt32] {
    [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHighContrast in
      let shade = color.shade(isDark: isDark, isHighContrast: isHighContrast)
      return Self.bits(shade, isDark: isDark, isHighContrast: isHighContrast)
    }
  }

  private static func bits(
    _ shade: RefreshColor.Shade,
    isDark: Bool,
    isHighContrast: Bool
  ) -> UInt32 {
    switch shade {
    case .rgba(let bits): return bits
    case .system(let name):
      // The tint depends on the app; the default is blue.
      let name = name == "tint" ? "systemBlue" : name
      return SystemColor.shade(of: name, isDark: isDark, isHighContrast: isHighContrast) ?? unknown
    case .asset: return unknown
    }
  }

  /// The substitute for colors that only the app knows.
  private static let unknown: UInt32 = 0x8E8E_93FF

  private static func hexadecimal(_ bits: UInt32) -> String {
    let digits = String(bits, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
