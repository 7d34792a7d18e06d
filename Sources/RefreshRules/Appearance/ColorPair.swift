import RefreshCore
import RefreshLanguage
import RefreshStyles

/// The settings of a device that colors adapt to, by the names of the shades that specs give them.
enum Surroundings: String, CaseIterable {
  case light
  case dark
  case highContrast
  case darkHighContrast

  /// Whether the device is in dark mode.
  var isDark: Bool { self == .dark || self == .darkHighContrast }
  /// Whether Increase Contrast is on.
  var isHighContrast: Bool { self == .highContrast || self == .darkHighContrast }
}

/// The color of a text and the one behind it.
struct ColorPair {
  private let text: RefreshColor
  private let background: RefreshColor?

  /// Creates the pair of two colors; without one behind the text, it is that of the list.
  init(of text: RefreshColor, on background: RefreshColor?) {
    self.text = text
    self.background = background
  }

  /// The surroundings that make a difference; light ones where none does.
  var surroundings: [Surroundings] {
    guard let background, text.isFixed, background.isFixed else { return Surroundings.allCases }
    return [.light]
  }

  /// The contrast of the two, if both are known; under Increase Contrast, only where they differ
  /// from the colors without it.
  func contrast(in surroundings: Surroundings) -> Double? {
    let usual = surroundings.isDark ? Surroundings.dark : .light
    guard surroundings == usual || shades(in: surroundings) != shades(in: usual) else { return nil }
    return contrast(surroundings, text.shade(in: surroundings))
  }

  private func shades(in surroundings: Surroundings) -> [RefreshColor.Shade] {
    [text.shade(in: surroundings)] + (background.map { [$0.shade(in: surroundings)] } ?? [])
  }

  /// The nearest shade of the text that can be read.
  func readable(in surroundings: Surroundings, _ least: Double) -> RGBA? {
    guard let behind = behind(in: surroundings),
      let seen = seen(text.shade(in: surroundings), surroundings)
    else { return nil }
    // What is written has 8 bits a channel, so it is that which has to be readable.
    let shades = (1...100).lazy.flatMap { step in
      [RGBA(0x0000_00FF), RGBA(0xFFFF_FFFF)].map {
        seen.mixed(with: $0, Double(step) / 100).rounded
      }
    }
    return shades.first { $0.contrast(to: behind) >= least }
  }

  private func contrast(_ surroundings: Surroundings, _ shade: RefreshColor.Shade) -> Double? {
    // The system's own pairs are the system's affair: they follow all settings of the device.
    if shade.isSystemText && behindIsSystem(in: surroundings) { return nil }
    guard let behind = behind(in: surroundings), let seen = seen(shade, surroundings) else {
      return nil
    }
    return seen.contrast(to: behind)
  }

  private func behindIsSystem(in surroundings: Surroundings) -> Bool {
    guard let shade = background?.shade(in: surroundings) else { return true }
    guard case .system(let name) = shade else { return false }
    return name.hasSuffix("ackground") || name == "clear"
  }

  private func seen(_ shade: RefreshColor.Shade, _ surroundings: Surroundings) -> RGBA? {
    guard let behind = behind(in: surroundings) else { return nil }
    return shade.rgba(in: surroundings)?.over(behind)
  }

  /// What lies behind the text: without a background, that of the list.
  private func behind(in surroundings: Surroundings) -> RGBA? {
    let list = RGBA(surroundings.isDark ? 0x0000_00FF : 0xFFFF_FFFF)
    guard let background else { return list }
    return background.shade(in: surroundings).rgba(in: surroundings)?.over(list)
  }
}

extension RefreshColor {
  /// Whether it is one and the same color everywhere, and lets nothing through.
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
      SystemColor.shades[name].map { RGBA(surroundings.isDark ? $0.dark : $0.light) }
    case .asset: nil
    }
  }

  /// Whether it is one of the colors that the system has for text.
  fileprivate var isSystemText: Bool {
    guard case .system(let name) = self else { return false }
    return name.hasSuffix("abel") || name == "placeholderText" || name == "link"
  }
}

extension RGBA {
  /// The color that is left when it is written with 8 bits a channel.
  fileprivate var rounded: RGBA {
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return RGBA(byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | 0xFF)
  }
}
