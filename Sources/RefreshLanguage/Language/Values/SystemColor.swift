/// The system colors that specs can use.
package enum SystemColor {
  /// The names in UIKit, with the colors in light and dark mode as `0xRRGGBBAA`.
  ///
  /// The values are from Apple's Human Interface Guidelines. `tint` has none, since each app chooses
  /// its own tint color.
  private static let all: KeyValuePairs<String, (light: UInt32, dark: UInt32)?> = [
    "label": (0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D),
    "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F529),
    "placeholderText": (0x3C3C_434D, 0xEBEB_F54D),
    "link": (0x007A_FFFF, 0x0984_FFFF),
    "separator": (0x3C3C_434A, 0x5454_5899),
    "tint": nil,
    "clear": (0x0000_0000, 0x0000_0000),
    "black": (0x0000_00FF, 0x0000_00FF),
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "systemRed": (0xFF3B_30FF, 0xFF45_3AFF),
    "systemOrange": (0xFF95_00FF, 0xFF9F_0AFF),
    "systemYellow": (0xFFCC_00FF, 0xFFD6_0AFF),
    "systemGreen": (0x34C7_59FF, 0x30D1_58FF),
    "systemMint": (0x00C7_BEFF, 0x63E6_E2FF),
    "systemTeal": (0x30B0_C7FF, 0x40C8_E0FF),
    "systemCyan": (0x32AD_E6FF, 0x64D2_FFFF),
    "systemBlue": (0x007A_FFFF, 0x0A84_FFFF),
    "systemIndigo": (0x5856_D6FF, 0x5E5C_E6FF),
    "systemPurple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "systemPink": (0xFF2D_55FF, 0xFF37_5FFF),
    "systemBrown": (0xA284_5EFF, 0xAC8E_68FF),
    "systemGray": (0x8E8E_93FF, 0x8E8E_93FF),
    "systemGray2": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF),
    "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF),
    "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
  ]

  /// The names in UIKit.
  package static let names = all.map(\.key)

  /// The values of the system colors in light and dark mode, as `0xRRGGBBAA`.
  package static let shades = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value) })
    .compactMapValues { $0 }
}
