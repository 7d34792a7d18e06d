// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIColor {
  public static var label: UIColor { system("label") }
  public static var secondaryLabel: UIColor { system("secondaryLabel") }
  public static var tertiaryLabel: UIColor { system("tertiaryLabel") }
  public static var quaternaryLabel: UIColor { system("quaternaryLabel") }
  public static var placeholderText: UIColor { system("placeholderText") }
  public static var link: UIColor { system("link") }
  public static var separator: UIColor { system("separator") }
  public static var tintColor: UIColor { system("tintColor") }
  public static var clear: UIColor { system("clear") }
  public static var black: UIColor { system("black") }
  public static var white: UIColor { system("white") }
  public static var systemRed: UIColor { system("systemRed") }
  public static var systemOrange: UIColor { system("systemOrange") }
  public static var systemYellow: UIColor { system("systemYellow") }
  public static var systemGreen: UIColor { system("systemGreen") }
  public static var systemMint: UIColor { system("systemMint") }
  public static var systemTeal: UIColor { system("systemTeal") }
  public static var systemCyan: UIColor { system("systemCyan") }
  public static var systemBlue: UIColor { system("systemBlue") }
  public static var systemIndigo: UIColor { system("systemIndigo") }
  public static var systemPurple: UIColor { system("systemPurple") }
  public static var systemPink: UIColor { system("systemPink") }
  public static var systemBrown: UIColor { system("systemBrown") }
  public static var systemGray: UIColor { system("systemGray") }
  public static var systemGray2: UIColor { system("systemGray2") }
  public static var systemGray3: UIColor { system("systemGray3") }
  public static var systemGray4: UIColor { system("systemGray4") }
  public static var systemGray5: UIColor { system("systemGray5") }
  public static var systemGray6: UIColor { system("systemGray6") }
  public static var systemBackground: UIColor { system("systemBackground") }
  public static var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public static var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground")
  }
}
