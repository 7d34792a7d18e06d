/// A font, which by default scales with the user's text size (Dynamic Type).
public struct RefreshFont: Sendable, Hashable {
  /// A text style of the system.
  public enum TextStyle: String, Sendable, CaseIterable {
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
    /// A subheading.
    case subheadline
    /// Body text.
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
    /// The lightest weight.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The weight of body text.
    case regular
    /// Slightly bolder than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
    /// The boldest weight.
    case black
  }

  /// The text style with which the font scales.
  public var textStyle: TextStyle
  /// The PostScript name of a font in the app; `nil` for the system font.
  public var name: String?
  /// The font size at the default text size, in points; `nil` for the size of the text style.
  public var size: Double?
  /// The font weight; `nil` for the weight of the text style.
  ///
  /// A font with a `name` has its own weight, and ignores this one.
  public var weight: Weight?
  /// Whether the size is fixed, instead of scaling with the user's text size.
  public var isFixed: Bool
  /// A font of UIKit that precedes all other properties, if the app has set one.
  package var object: RefreshObject?

  /// Creates a font.
  public init(
    _ style: TextStyle = .body,
    name: String? = nil,
    size: Double? = nil,
    weight: Weight? = nil,
    isFixed: Bool = false
  ) {
    self.textStyle = style
    self.name = name
    self.size = size
    self.weight = weight
    self.isFixed = isFixed
  }
}
