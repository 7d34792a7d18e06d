/// The system colors that specs can use.
package enum SystemColor {
  /// The shades of a color as `0xRRGGBBAA`.
  package typealias Shades = (
    light: UInt32, dark: UInt32, highContrast: UInt32, darkHighContrast: UInt32
  )

  /// The names in UIKit, with the shades of the colors.
  ///
  /// The values are those of iOS 26 in Apple's Human Interface Guidelines, and those of iOS 13 for
  /// labels and backgrounds. They are for previews and checks; apps ask the system. `tint` has none,
  /// since each app chooses its own tint color.
  private static let all: KeyValuePairs<String, Shades?> = [
    "label": (0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4360, 0xEBEB_F560),
    "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4342, 0xEBEB_F53D),
    "placeholderText": (0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4360, 0xEBEB_F560),
    "link": (0x007A_FFFF, 0x0984_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    "separator": (0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58AD),
    "tint": nil,
    "clear": (0x0000_0000, 0x0000_0000, 0x0000_0000, 0x0000_0000),
    "black": (0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF),
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    "systemRed": (0xFF38_3CFF, 0xFF42_45FF, 0xE915_2DFF, 0xFF61_65FF),
    "systemOrange": (0xFF8D_28FF, 0xFF92_30FF, 0xC553_00FF, 0xFFA0_56FF),
    "systemYellow": (0xFFCC_00FF, 0xFFD6_00FF, 0xA16A_00FF, 0xFEDF_43FF),
    "systemGreen": (0x34C7_59FF, 0x30D1_58FF, 0x0089_32FF, 0x4AD9_68FF),
    "systemMint": (0x00C8_B3FF, 0x00DA_C3FF, 0x0085_75FF, 0x54DF_CBFF),
    "systemTeal": (0x00C3_D0FF, 0x00D2_E0FF, 0x0081_98FF, 0x3BDD_ECFF),
    "systemCyan": (0x00C0_E8FF, 0x3CD3_FEFF, 0x007E_AEFF, 0x6DD9_FFFF),
    "systemBlue": (0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF),
    "systemIndigo": (0x6155_F5FF, 0x6D7C_FFFF, 0x564A_DEFF, 0xA7AA_FFFF),
    "systemPurple": (0xCB30_E0FF, 0xDB34_F2FF, 0xB02F_C2FF, 0xEA8D_FFFF),
    "systemPink": (0xFF2D_55FF, 0xFF37_5FFF, 0xE712_4DFF, 0xFF8A_C4FF),
    "systemBrown": (0xAC7F_5EFF, 0xB78A_66FF, 0x956D_51FF, 0xDBA6_79FF),
    "systemGray": (0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    "systemGray2": (0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF),
    "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF),
    "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF, 0xEBEB_F0FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF),
  ]

  /// The names in UIKit.
  package static let names = all.map(\.key)

  /// The shade of a color under settings of the device; `nil` for a color that the app chooses.
  package static func shade(of name: String, isDark: Bool, isHighContrast: Bool) -> UInt32? {
    guard let shades = shades[name] else { return nil }
    return isHighContrast
      ? isDark ? shades.darkHighContrast : shades.highContrast : isDark ? shades.dark : shades.light
  }

  /// The shades of all colors but the app's tint.
  package static let shades = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value) })
    .compactMapValues { $0 }
}
