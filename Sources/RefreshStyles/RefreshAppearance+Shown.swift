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
    case .arrow: arrow != nil
    }
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
  /// The width and height, in points, which are those of `UIActivityIndicatorView`.
  package var size: Double {
    switch self {
    case .medium: 20
    case .large: 37
    }
  }
}
