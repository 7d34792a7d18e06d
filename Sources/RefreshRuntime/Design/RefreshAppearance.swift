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
    indicator: Indicator? = nil
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
  }
}
