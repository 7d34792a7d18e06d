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

  /// The direction of pictures and texts; always vertical in a horizontal list.
  public var axis: Axis
  /// The horizontal position; always the center in a horizontal list.
  public var alignment: Alignment
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
    spacing: Double = 8,
    lineSpacing: Double = 2,
    margin: Double = 8,
    scales: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
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
    return width - 2 * margin - picture - spinner
  }

  /// The width of the narrowest screen that runs iOS 15 or later, that of the first iPhone SE.
  package static var narrowestScreen: Double { 320 }

  /// The least scale of a text that is too wide, as a part of its size.
  package static var leastTextScale: Double { 0.5 }
}

extension RefreshEdge {
  /// The SF Symbol of the arrow `down`; in a horizontal list, forward in the layout direction.
  package var arrowSymbol: String { isHorizontal ? "arrow.forward" : "arrow.down" }
}
