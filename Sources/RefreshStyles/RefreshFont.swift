/// A font that scales with the text size that the user has chosen.
public struct RefreshFont: Sendable, Hashable {
  /// A text style of the system.
  public enum Style: String, Sendable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// A first-level heading.
    case title1
    /// A second-level heading.
    case title2
    /// A third-level heading.
    case title3
    /// A heading.
    case headline
    /// A heading below another.
    case subheadline
    /// Running text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A smaller caption.
    case caption2
  }

  /// The weight of a font.
  public enum Weight: String, Sendable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thinner than running text.
    case light
    /// As running text.
    case regular
    /// A little bolder than running text.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
    /// The boldest.
    case black
  }

  /// The text style whose size it scales with.
  public var style: Style
  /// The PostScript name of a font of the app; `nil` stands for the system font.
  public var name: String?
  /// The size at the standard text size, in points; `nil` stands for that of the style.
  public var size: Double?
  /// The weight, if it differs from that of the style; a font of the app has its own.
  public var weight: Weight?

  /// Creates a font.
  public init(
    _ style: Style = .body,
    name: String? = nil,
    size: Double? = nil,
    weight: Weight? = nil
  ) {
    self.style = style
    self.name = name
    self.size = size
    self.weight = weight
  }
}

extension RefreshFont.Style {
  /// The size at the standard text size, in points, by Apple's Human Interface Guidelines.
  package var standardSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}
