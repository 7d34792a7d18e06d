/// The appearance of a control in one state.
public struct RefreshAppearance: Sendable, Hashable {
  /// The direction of the arrow.
  public enum Arrow: String, Sendable, CaseIterable {
    /// Toward the start of the content.
    case up
    /// Toward the end of the content.
    case down
  }

  /// The indicator.
  public enum Indicator: Sendable, Hashable {
    /// The system's activity indicator, which turns all the time.
    case system(RefreshSpinnerSize)
    /// A drawing, which the pull and the state move.
    case drawing(RefreshDrawing)
  }

  /// The text in the first line.
  public var title: String?
  /// The text in the second line.
  public var subtitle: String?
  /// The text of a button after the texts.
  public var button: String?
  /// The color of the title.
  public var color: RefreshColor?
  /// The color of the subtitle.
  public var subtitleColor: RefreshColor?
  /// The background color of the control.
  public var background: RefreshColor?
  /// The color of the arrow, the symbol and the indicator.
  public var tint: RefreshColor?
  /// The color of a drawing during the pull; without it, gray.
  public var ink: RefreshColor?
  /// The color of what a drawing has not filled yet; without it, light gray.
  public var track: RefreshColor?
  /// The color of a drawing after a failure; without it, red.
  public var bad: RefreshColor?
  /// The name of an SF Symbol.
  public var symbol: String?
  /// The name of an image in the app's asset catalog.
  public var image: String?
  /// An image of UIKit that precedes all other pictures, if the app has set one.
  package var object: RefreshObject?
  /// The arrow, if one is shown.
  public var arrow: Arrow?
  /// The asset-catalog name of an image that replaces the arrow; the image must point down.
  public var arrowImage: String?
  /// The indicator, if one is shown.
  public var indicator: Indicator?
  /// The font of the title.
  public var font: RefreshFont?
  /// The font of the subtitle.
  public var subtitleFont: RefreshFont?
  /// The names of the images of a frame animation, in the app's asset catalog.
  public var images: [String]
  /// The duration of each animation frame, in seconds; infinite if the frames follow the pull.
  public var frameDuration: Double
  /// The text that VoiceOver reads instead of the title.
  public var accessibilityLabel: String?

  /// Creates an appearance.
  public init(
    title: String? = nil,
    subtitle: String? = nil,
    button: String? = nil,
    color: RefreshColor? = nil,
    subtitleColor: RefreshColor? = nil,
    background: RefreshColor? = nil,
    tint: RefreshColor? = nil,
    ink: RefreshColor? = nil,
    track: RefreshColor? = nil,
    bad: RefreshColor? = nil,
    symbol: String? = nil,
    image: String? = nil,
    arrow: Arrow? = nil,
    arrowImage: String? = nil,
    indicator: Indicator? = nil,
    font: RefreshFont? = nil,
    subtitleFont: RefreshFont? = nil,
    images: [String] = [],
    frameDuration: Double = 0.1,
    accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.button = button
    self.color = color
    self.subtitleColor = subtitleColor
    self.background = background
    self.tint = tint
    self.ink = ink
    self.track = track
    self.bad = bad
    self.symbol = symbol
    self.image = image
    self.arrow = arrow
    self.arrowImage = arrowImage
    self.indicator = indicator
    self.font = font
    self.subtitleFont = subtitleFont
    self.images = images
    self.frameDuration = frameDuration
    self.accessibilityLabel = accessibilityLabel
  }

  /// The text that VoiceOver reads, if there is one.
  package var spokenText: String? {
    let texts = [accessibilityLabel ?? title, button].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
