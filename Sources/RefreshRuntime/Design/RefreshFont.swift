/// A font that grows with the text size that the user has chosen.
public struct RefreshFont: Sendable, Equatable {
  /// A text style of the system, whose size it follows.
  public enum Style: Sendable, Equatable, CaseIterable {
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

  /// How bold it is.
  public enum Weight: Sendable, Equatable, CaseIterable {
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

  /// The text style that it grows with.
  public var style: Style
  /// The PostScript name of a font that the app brings; `nil` is the system's.
  public var name: String?
  /// Its size at the standard text size; `nil` is that of the style.
  public var size: Double?
  /// How bold it is, if not as the style says; a font that the app brings has its own.
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
