#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension RefreshColor {
    /// The dynamic color for dark mode and Increase Contrast; `bundle` contains the asset colors.
    func uiColor(in bundle: Bundle) -> UIColor {
      if let color = object?.base as? UIColor { return color }
      if self == RefreshColor(light) { return light.uiColor(in: bundle) }
      return UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        let isHighContrast = traits.accessibilityContrast == .high
        return shade(isDark: isDark, isHighContrast: isHighContrast).uiColor(in: bundle)
      }
    }
  }

  extension RefreshColor.Shade {
    fileprivate func uiColor(in bundle: Bundle) -> UIColor {
      switch self {
      case .rgba(let value):
        UIColor(
          red: Self.part(value >> 24),
          green: Self.part(value >> 16),
          blue: Self.part(value >> 8),
          alpha: Self.part(value)
        )
      case .asset(let name):
        // A missing asset is replaced by a visible color.
        UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
      case .system(let name):
        Self.systemColors[name] ?? .label
      }
    }

    private static func part(_ value: UInt32) -> CGFloat {
      CGFloat(value & 0xFF) / 255
    }

    private static let systemColors: [String: UIColor] = [
      "label": .label,
      "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel,
      "placeholderText": .placeholderText,
      "link": .link,
      "separator": .separator,
      "tint": .tintColor,
      "clear": .clear,
      "black": .black,
      "white": .white,
      "systemRed": .systemRed,
      "systemOrange": .systemOrange,
      "systemYellow": .systemYellow,
      "systemGreen": .systemGreen,
      "systemMint": .systemMint,
      "systemTeal": .systemTeal,
      "systemCyan": .systemCyan,
      "systemBlue": .systemBlue,
      "systemIndigo": .systemIndigo,
      "systemPurple": .systemPurple,
      "systemPink": .systemPink,
      "systemBrown": .systemBrown,
      "systemGray": .systemGray,
      "systemGray2": .systemGray2,
      "systemGray3": .systemGray3,
      "systemGray4": .systemGray4,
      "systemGray5": .systemGray5,
      "systemGray6": .systemGray6,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    ]
  }
#endif
