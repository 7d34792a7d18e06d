/// The values shown where an appearance leaves a choice, the same in apps and in previews.
extension RefreshAppearance {
  /// The kinds of pictures, in order of precedence; the names are those of the keys in specs.
  package enum PictureKind: String, Sendable, CaseIterable {
    case images, image, symbol, arrow
  }

  /// The picture that is shown, since all pictures share one place; `nil` without a picture.
  package var pictureKind: PictureKind? { PictureKind.allCases.first { has($0) } }

  private func has(_ kind: PictureKind) -> Bool {
    switch kind {
    case .images: !images.isEmpty && object == nil
    case .image: image != nil || object != nil
    case .symbol: symbol != nil
    // A drawing may have an arrow of its own.
    case .arrow: arrow != nil && (arrowImage != nil || indicator?.drawing?.hasArrow != true)
    }
  }

  /// The indicator that is shown: a picture replaces the arrow of a drawing.
  package var shownIndicator: Indicator? {
    guard pictureKind != nil, let drawing = indicator?.drawing, drawing.hasArrow else {
      return indicator
    }
    return .drawing(drawing.withoutArrow)
  }

  /// The color of the title.
  package var shownColor: RefreshColor { color ?? RefreshColor(.system("label")) }
  /// The color of the subtitle.
  package var shownSubtitleColor: RefreshColor { subtitleColor ?? Self.secondaryColor }
  /// The color of the picture; without a `tint`, the tint that the control's view inherits.
  package var pictureColor: RefreshColor { tint ?? RefreshColor(.system("tint")) }
  /// The color of the activity indicator.
  package var indicatorColor: RefreshColor { tint ?? Self.secondaryColor }
  /// The font of the title.
  package var shownFont: RefreshFont { font ?? Self.titleFont }
  /// The color of a button's ground.
  package var buttonColor: RefreshColor { pictureColor }
  /// The opacity of a button's ground.
  package static var buttonOpacity: Double { 0.16 }
  /// The font of a button.
  package static var buttonFont: RefreshFont { RefreshFont(.subheadline, weight: .semibold) }
  /// The least height of a button, in points.
  package static var buttonHeight: Double { 34 }
  /// The space beside the text of a button, in points.
  package static var buttonInset: Double { 14 }
  /// The font of the subtitle.
  package var shownSubtitleFont: RefreshFont { subtitleFont ?? Self.subtitleFont }

  /// The width and height of a picture, in points; an estimate, as only the app has its pictures.
  package static var pictureSize: Double { 22 }

  /// The default font of titles.
  package static var titleFont: RefreshFont { RefreshFont(.subheadline) }
  /// The default font of subtitles.
  package static var subtitleFont: RefreshFont { RefreshFont(.caption1) }
  /// The default color of subtitles and indicators.
  private static var secondaryColor: RefreshColor { RefreshColor(.system("secondaryLabel")) }

  /// Returns the index of the frame that belongs to the pull, of frames that follow the pull.
  package static func frame(at progress: Double, of count: Int) -> Int {
    // The progress may be infinite, because an app may scroll to any offset.
    let part = progress > 0 ? min(progress, 1) : 0
    return min(Int(part * Double(count)), count - 1)
  }
}

extension RefreshAppearance.Indicator {
  /// The medium size of `UIActivityIndicatorView`.
  public static let medium = Self.system(.medium)
  /// The large size of `UIActivityIndicatorView`.
  public static let large = Self.system(.large)

  /// The width, in points.
  package var width: Double {
    switch self {
    case .system(let size): size.points
    case .drawing(let drawing): drawing.width
    }
  }

  /// The height, in points.
  package var height: Double {
    switch self {
    case .system(let size): size.points
    case .drawing(let drawing): drawing.height
    }
  }

  /// The drawing, if the indicator is one.
  package var drawing: RefreshDrawing? {
    if case .drawing(let drawing) = self { drawing } else { nil }
  }
}
