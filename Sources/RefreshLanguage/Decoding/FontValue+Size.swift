extension FontValue {
  /// The sizes of the text styles at the standard text size, in points.
  private static let sizes: [String: Double] = [
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "subheadline": 15,
    "body": 17, "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
  ]

  /// The size at the standard text size, in points.
  package var points: Double {
    custom?.size ?? Self.sizes[style] ?? 17
  }

  /// Whether it is bold; a font of the app may be so without our knowing.
  package var isBold: Bool {
    switch weight {
    case "semibold", "bold", "heavy", "black": true
    case nil: style == "headline" && custom == nil
    default: false
    }
  }
}
