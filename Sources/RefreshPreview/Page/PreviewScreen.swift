import RefreshJSON
import RefreshStyles

/// The phone of a preview page, in points.
enum PreviewScreen {
  /// The height of the screen.
  static let height = 640.0
  /// The width of the screen.
  static let width = 320.0
  /// The height of the status bar and the navigation bar.
  static let bar = 96.0
  /// The height of the area of the home indicator.
  static let home = 34.0
  /// The height of the keyboard, including the area of the home indicator.
  static let keyboard = 270.0

  /// The font sizes of each text style, at the user's text sizes from extra small to XXXL.
  ///
  /// The numbers are from Apple's Human Interface Guidelines. The texts of controls do not grow
  /// beyond XXXL.
  static var textSizes: JSON {
    .object(
      RefreshFont.Style.allCases.map { style in
        JSON.Member(style.rawValue, .array(sizes(of: style).map(JSON.number)))
      }
    )
  }

  private static func sizes(of style: RefreshFont.Style) -> [Double] {
    let least = style == .footnote ? 12.0 : 11
    return [-3, -2, -1, 0, 2, 4, 6].map { max(style.standardSize + $0, least) }
  }
}
