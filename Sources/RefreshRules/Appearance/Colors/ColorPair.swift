package import RefreshCore
import RefreshLanguage

/// The device settings that colors adapt to, named like the shades of a color in a spec.
enum Surroundings: String, CaseIterable {
  case light
  case dark
  case highContrast
  case darkHighContrast

  /// The settings, as messages name them.
  var words: String {
    (isDark ? "dark mode" : "light mode") + (isHighContrast ? " with Increase Contrast" : "")
  }

  /// Whether the device is in dark mode.
  var isDark: Bool { self == .dark || self == .darkHighContrast }
  /// Whether Increase Contrast is on.
  var isHighContrast: Bool { self == .highContrast || self == .darkHighContrast }
}

/// The color of a text and the color of its background.
struct ColorPair {
  private let text: RefreshColor
  private let background: RefreshColor?

  /// Creates a pair; without a `background`, the text is on the background of the list.
  init(of text: RefreshColor, on background: RefreshColor?) {
    self.text = text
    self.background = background
  }

  /// The surroundings to check; only `light` if both colors are the same in all surroundings.
  var surroundings: [Surroundings] {
    guard let background, text.isFixed, background.isFixed else { return Surroundings.allCases }
    return [.light]
  }

  /// The contrast of the two colors, if both are known.
  ///
  /// `nil` under Increase Contrast if the setting does not change the colors.
  func contrast(in surroundings: Surroundings) -> Double? {
    let usual = surroundings.isDark ? Surroundings.dark : .light
    guard surroundings == usual || shades(in: surroundings) != shades(in: usual) else { return nil }
    return contrast(surroundings: surroundings, shade: text.shade(in: surroundings))
  }

  private func shades(in surroundings: Surroundings) -> [RGBA?] {
    [text, background].map { $0?.shade(in: surroundings).rgba(in: surroundings) }
  }

  /// The shade nearest to the text's color that reaches the contrast `least`.
  func readable(in surroundings: Surroundings, least: Double) -> RGBA? {
    guard let behind = behind(in: surroundings),
      let seen = seen(text.shade(in: surroundings), surroundings: surroundings)
    else { return nil }
    // Rounded to 8 bits per channel before the check, since the suggested color has to pass it.
    let shades = (1...100).lazy.flatMap { step in
      [RGBA(0x0000_00FF), RGBA(0xFFFF_FFFF)].map {
        seen.mixed(with: $0, fraction: Double(step) / 100).rounded
      }
    }
    return shades.first { $0.contrast(to: behind) >= least }
  }

  private func contrast(surroundings: Surroundings, shade: RefreshColor.Shade) -> Double? {
    guard let behind = behind(in: surroundings), let seen = seen(shade, surroundings: surroundings)
    else {
      return nil
    }
    return seen.contrast(to: behind)
  }

  private func seen(_ shade: RefreshColor.Shade, surroundings: Surroundings) -> RGBA? {
    guard let behind = behind(in: surroundings) else { return nil }
    return shade.rgba(in: surroundings)?.over(behind)
  }

  /// The opaque color behind the text: the control's background over that of the list.
  private func behind(in surroundings: Surroundings) -> RGBA? {
    let list = RGBA(surroundings.isDark ? 0x0000_00FF : 0xFFFF_FFFF)
    guard let background else { return list }
    return background.shade(in: surroundings).rgba(in: surroundings)?.over(list)
  }
}

extension RefreshColor {
  /// Whether the color is opaque and the same in all surroundings.
  fileprivate var isFixed: Bool {
    guard case .rgba(let rgba) = light else { return false }
    return rgba & 0xFF == 0xFF && self == RefreshColor(light)
  }

  fileprivate func shade(in surroundings: Surroundings) -> RefreshColor.Shade {
    shade(isDark: surroundings.isDark, isHighContrast: surroundings.isHighContrast)
  }
}

extension RefreshColor.Shade {
  fileprivate func rgba(in surroundings: Surroundings) -> RGBA? {
    switch self {
    case .rgba(let rgba): RGBA(rgba)
    case .system(let name):
      SystemColor.shade(
        of: name,
        isDark: surroundings.isDark,
        isHighContrast: surroundings.isHighContrast
      ).map(RGBA.init)
    case .asset: nil
    }
  }
}

extension RGBA {
  /// The color rounded to 8 bits per channel.
  fileprivate var rounded: RGBA {
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return RGBA(byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | 0xFF)
  }
}

/// The contrast of a text as the rule `low-contrast` measures it.
package enum TextContrast {
  /// The lowest contrast under any setting of the device, rounded down to hundredths; `nil` if the
  /// app chooses the colors.
  package static func lowest(of text: RefreshColor, on background: RefreshColor?) -> Double? {
    let pair = ColorPair(of: text, on: background)
    return pair.surroundings.compactMap(pair.contrast(in:)).min().map {
      ($0 * 100).rounded(.down) / 100
    }
  }
}
