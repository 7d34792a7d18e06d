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
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40]
    case .title1: [25, 26, 27, 28, 30, 32, 34]
    case .title2: [19, 20, 21, 22, 24, 26, 28]
    case .title3: [17, 18, 19, 20, 22, 24, 26]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23]
    case .callout: [13, 14, 15, 16, 18, 20, 22]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21]
    case .footnote: [12, 12, 12, 13, 15, 17, 19]
    case .caption1: [11, 11, 11, 12, 14, 16, 18]
    case .caption2: [11, 11, 11, 11, 13, 15, 17]
    }
  }
}
