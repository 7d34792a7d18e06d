/// How a control looks in one phase.
public struct RefreshAppearance: Sendable, Equatable {
  /// Which way the arrow points.
  public enum Arrow: Sendable, Equatable {
    /// Towards the start of the content.
    case up
    /// Towards its end.
    case down
  }

  /// The activity indicator.
  public enum Indicator: Sendable, Equatable {
    /// As high as a line of text.
    case medium
    /// Larger.
    case large
  }

  /// The text in the first line.
  public var title: String?
  /// The text in the second line.
  public var subtitle: String?
  /// The colour of the title.
  public var color: RefreshColor?
  /// The colour of the subtitle.
  public var subtitleColor: RefreshColor?
  /// The colour behind everything.
  public var background: RefreshColor?
  /// The colour of arrow, symbol and indicator.
  public var tint: RefreshColor?
  /// The name of an SF symbol.
  public var symbol: String?
  /// The name of an image in the app's asset catalogue.
  public var image: String?
  /// The arrow, if one is shown.
  public var arrow: Arrow?
  /// The activity indicator, if one is shown.
  public var indicator: Indicator?
  /// The font of the title.
  public var font: RefreshFont?
  /// The names of the images of a frame sequence in the app's asset catalogue.
  public var images: [String]
  /// How long each of them stays, in seconds.
  public var frameDuration: Double
  /// What VoiceOver says instead of the title.
  public var accessibility: String?

  /// Creates a look.
  public init(
    title: String? = nil,
    subtitle: String? = nil,
    color: RefreshColor? = nil,
    subtitleColor: RefreshColor? = nil,
    background: RefreshColor? = nil,
    tint: RefreshColor? = nil,
    symbol: String? = nil,
    image: String? = nil,
    arrow: Arrow? = nil,
    indicator: Indicator? = nil,
    font: RefreshFont? = nil,
    images: [String] = [],
    frameDuration: Double = 0.1,
    accessibility: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.color = color
    self.subtitleColor = subtitleColor
    self.background = background
    self.tint = tint
    self.symbol = symbol
    self.image = image
    self.arrow = arrow
    self.indicator = indicator
    self.font = font
    self.images = images
    self.frameDuration = frameDuration
    self.accessibility = accessibility
  }

  /// What VoiceOver says of it, if anything.
  public var spokenText: String? { accessibility ?? title }
}
