import RefreshCore
import RefreshDiagnostics

/// The phone of a preview page in one orientation, in points.
struct PreviewScreen {
  let width: Double
  let height: Double
  /// The height of the navigation bar and, in portrait, the status bar.
  let bar: Double
  /// The height of the area of the home indicator.
  let home: Double
  /// The height of the keyboard, including the area of the home indicator.
  let keyboard: Double

  static let portrait = PreviewScreen(width: 402, height: 874, bar: 116, home: 34, keyboard: 336)
  static let landscape = PreviewScreen(width: 874, height: 402, bar: 54, home: 21, keyboard: 200)

  var json: JSON {
    [
      "width": .number(width), "height": .number(height), "bar": .number(bar),
      "home": .number(home), "keyboard": .number(keyboard),
    ]
  }

  /// The font sizes of each text style, at each of the user's text sizes.
  static var textSizes: JSON {
    .object(
      RefreshFont.TextStyle.allCases.map { style in
        JSON.Member(
          key: style.rawValue,
          value: .array(RefreshTextSize.allCases.map { .number($0.points(of: style)) })
        )
      }
    )
  }
}
