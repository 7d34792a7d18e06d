/// The text size that a user has chosen (Dynamic Type).
package enum RefreshTextSize: Int, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for accessibility, from AX1 to AX5.
  case ax1, ax2, ax3, ax4, ax5

  /// Whether this is one of the sizes for accessibility, at which words take most of the screen.
  package var isAccessibility: Bool { rawValue >= Self.ax1.rawValue }

  /// The size of a style's font, in points, by Apple's Human Interface Guidelines.
  package func points(of style: RefreshFont.TextStyle) -> Double {
    if isAccessibility { return style.accessibilitySizes[rawValue - Self.ax1.rawValue] }
    let differences: [Double] = [-3, -2, -1, 0, 2, 4, 6]
    let least = style == .footnote ? 12.0 : 11
    return max(style.standardSize + differences[rawValue], least)
  }
}

extension RefreshFont {
  /// The size at a text size, in points.
  package func points(at size: RefreshTextSize) -> Double {
    isFixed ? points : points * size.points(of: textStyle) / textStyle.standardSize
  }
}

extension RefreshFont.TextStyle {
  /// The sizes from AX1 to AX5, in points.
  fileprivate var accessibilitySizes: [Double] {
    switch self {
    case .largeTitle: [44, 48, 52, 56, 60]
    case .title1: [38, 43, 48, 53, 58]
    case .title2: [34, 39, 44, 50, 56]
    case .title3: [31, 37, 43, 49, 55]
    case .headline, .body: [28, 33, 40, 47, 53]
    case .callout: [26, 32, 38, 44, 51]
    case .subheadline: [25, 30, 36, 42, 49]
    case .footnote: [23, 27, 33, 38, 44]
    case .caption1: [22, 26, 32, 37, 43]
    case .caption2: [20, 24, 29, 34, 40]
    }
  }
}

extension RefreshLayout {
  /// Whether a control at an edge grows with a text size.
  package func grows(at size: RefreshTextSize, edge: RefreshEdge) -> Bool {
    scales && size.isAccessibility && !edge.isHorizontal
  }

  /// The height of a control, as a multiple of its usual height: it grows as a title does.
  package func growth(at size: RefreshTextSize, edge: RefreshEdge) -> Double {
    let style = RefreshAppearance.titleFont.textStyle
    return grows(at: size, edge: edge) ? size.points(of: style) / style.standardSize : 1
  }

  /// The size of a drawing, as a multiple of its usual size: it grows less than texts.
  package func pictureGrowth(at size: RefreshTextSize, edge: RefreshEdge) -> Double {
    min(growth(at: size, edge: edge), 5.0 / 3)
  }

  /// Whether a control has its texts below its picture.
  package func isColumn(at size: RefreshTextSize = .large, edge: RefreshEdge) -> Bool {
    if edge.isHorizontal { return !fillsRow(at: edge) }
    return axis == .vertical || grows(at: size, edge: edge)
  }
}
