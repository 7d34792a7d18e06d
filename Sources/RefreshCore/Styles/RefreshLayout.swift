/// The arrangement of pictures and texts in a control.
public struct RefreshLayout: Sendable, Hashable {
  /// The horizontal position of pictures and texts.
  public enum Alignment: String, Sendable, CaseIterable {
    /// At the leading side.
    case leading
    /// In the center.
    case center
    /// At the trailing side.
    case trailing
  }

  /// The direction in which pictures and texts follow each other.
  public enum Axis: String, Sendable, CaseIterable {
    /// The texts beside the picture.
    case horizontal
    /// The texts below the picture.
    case vertical
  }

  /// The place of the picture at the side of the texts.
  public enum Picture: String, Sendable, CaseIterable {
    /// In a row with the texts; the row as a whole has the horizontal position.
    case inRow
    /// Beside the texts, which are centered by themselves.
    case besideTexts
    /// At the leading margin; the texts are centered by themselves, in a horizontal list beside it.
    case atMargin
  }

  /// The direction of pictures and texts; in a horizontal list, vertical unless a picture is at the
  /// margin.
  public var axis: Axis
  /// The horizontal position; always the center in a horizontal list.
  public var alignment: Alignment
  /// The place of the picture beside the texts; always in a row with them in a control that scales.
  public var picture: Picture
  /// The space between picture, indicator and texts, in points.
  public var spacing: Double
  /// The space between title and subtitle, in points.
  public var lineSpacing: Double
  /// The minimum space between the content and the sides of the safe area, in points.
  public var margin: Double
  /// Whether the control grows with the sizes of text for accessibility.
  public var scales: Bool

  /// Creates a layout.
  public init(
    axis: Axis = .horizontal,
    alignment: Alignment = .center,
    picture: Picture = .inRow,
    spacing: Double = 8,
    lineSpacing: Double = 2,
    margin: Double = 8,
    scales: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
    self.picture = picture
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.margin = margin
    self.scales = scales
  }

  /// Returns the width that a picture and an indicator of a control at an edge leave for the texts.
  package func textRoom(
    in width: Double,
    at edge: RefreshEdge,
    besidePicture hasPicture: Bool,
    indicator: RefreshAppearance.Indicator?,
    textSize: RefreshTextSize = .large
  ) -> Double {
    if isColumn(at: textSize, edge: edge) { return width - 2 * margin }
    let picture = hasPicture ? RefreshAppearance.pictureSize + spacing : 0
    let spinner = indicator.map { $0.width + spacing } ?? 0
    guard centersTexts(at: edge) else { return width - 2 * margin - picture - spinner }
    // Texts that are centered by themselves have as much room at their other side.
    switch self.picture {
    case .inRow, .besideTexts: return width - 2 * max(margin, picture + spinner)
    case .atMargin: return width - 2 * (margin + picture + spinner - spacing)
    }
  }

  /// Whether the texts of a control at an edge are centered without the picture.
  package func centersTexts(at edge: RefreshEdge) -> Bool {
    picture != .inRow && axis == .horizontal && !edge.isHorizontal && !scales
  }

  /// Whether the texts of a control at an edge have all room beside the picture, and are centered in it.
  package func fillsRow(at edge: RefreshEdge) -> Bool {
    edge.isHorizontal && picture == .atMargin
  }

  /// The width of the narrowest screen that runs iOS 15 or later, that of the first iPhone SE.
  package static var narrowestScreen: Double { 320 }

  /// The space above and below what a control shows that grows with it, in points.
  package static var room: Double { 16 }

  /// Returns the height of a control around content, which has a height of its own at least.
  package func height(
    around content: Double,
    surface: RefreshSurface,
    atLeast own: Double
  ) -> Double {
    let space =
      switch surface {
      case .none: content + 2 * Self.room
      case .capsule: RefreshSurface.height(around: content) + 2 * RefreshSurface.margin
      }
    return max(space.rounded(.up), own)
  }

  /// The least scale of a text that is too wide, as a part of its size.
  package static var leastTextScale: Double { 0.5 }
}

extension RefreshEdge {
  /// The SF Symbol of the arrow `down`; in a horizontal list, forward in the layout direction.
  package var arrowSymbol: String { isHorizontal ? "arrow.forward" : "arrow.down" }
}
