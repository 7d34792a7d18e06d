// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UIFont: Sendable, Equatable {
  /// The font in words.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init("\(name) \(size)")
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("\(style.rawValue)")
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(size) \(weight.rawValue)")
  }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.description == other.description
  }

  public struct TextStyle: Sendable, Equatable {
    public let rawValue: String

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public struct Weight: Sendable, Equatable {
    public let rawValue: CGFloat

    public static let ultraLight = Weight(rawValue: 1)
    public static let thin = Weight(rawValue: 2)
    public static let light = Weight(rawValue: 3)
    public static let regular = Weight(rawValue: 4)
    public static let medium = Weight(rawValue: 5)
    public static let semibold = Weight(rawValue: 6)
    public static let bold = Weight(rawValue: 7)
    public static let heavy = Weight(rawValue: 8)
    public static let black = Weight(rawValue: 9)
  }
}

public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont("\(font.description) as \(style.rawValue)")
  }
}
