import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// The pictures of a cell: its image or arrow, its drawing and its button.
extension SheetCell {
  /// A picture or an activity indicator, drawn from the origin.
  struct Icon {
    let drawing: String
    let width: Double
    let height: Double

    /// The drawing with its left end at `x` and its middle at `y`.
    func svg(x: Double, middle y: Double) -> String {
      let place = "\(SVG.number(x)) \(SVG.number(y - height / 2))"
      return "<g transform=\"translate(\(place))\">\(drawing)</g>\n"
    }
  }

  /// The button, if the state shows one.
  var button: Icon? {
    guard let text = appearance.appearance.button.map(language.localized) else { return nil }
    let points = RefreshAppearance.buttonFont.points(at: shownSize)
    let width =
      TextWidth.of(text) * points * Self.tolerance + 2 * RefreshAppearance.buttonInset
    let height = max(RefreshAppearance.buttonHeight, points * RefreshFont.lineHeight)
    let ground = shade(appearance.appearance.buttonColor)
    return Icon(
      drawing: """
        <rect width="\(SVG.number(width))" height="\(SVG.number(height))" rx="17" fill="\(ground)" \
        fill-opacity="\(SVG.number(RefreshAppearance.buttonOpacity))"/>\
        <text x="\(SVG.number(width / 2))" y="\(SVG.number(height / 2 + points * 0.35))" text-anchor="middle" \
        font-size="\(SVG.number(points))" style="font-weight:600" \
        fill="\(shade(RefreshColor(.system("label"))))">\(SafeText.xml(text))</text>
        """,
      width: width,
      height: height
    )
  }

  /// The picture and the indicator, if the state shows them.
  var icons: [Icon] {
    let size = RefreshAppearance.pictureSize
    return [picture.map { Icon(drawing: $0, width: size, height: size) }, indicator]
      .compactMap { $0 }
  }

  private var picture: String? {
    let appearance = self.appearance.appearance
    let color = shade(appearance.pictureColor)
    let name: String?
    switch appearance.pictureKind {
    case .images: name = appearance.images.first
    case .image: name = appearance.image
    case .symbol: name = nil
    case .arrow:
      name = appearance.arrowImage
      if name == nil { return arrow(appearance.arrow, color: color) }
    case nil: return nil
    }
    let size = RefreshAppearance.pictureSize
    return assets.drawing(of: name, theme: theme, tint: color, size: size) ?? Self.frame(color)
  }

  private var indicator: Icon? {
    appearance.appearance.shownDrawing.map { drawing in
      let growth = design.layout.pictureGrowth(at: textSize, edge: design.behavior.edge)
      let scale = growth > 1 ? "<g transform=\"scale(\(SVG.number(growth)))\">" : ""
      return Icon(
        drawing: scale + self.drawing(of: drawing) + (growth > 1 ? "</g>" : ""),
        width: drawing.width * growth,
        height: drawing.height * growth
      )
    }
  }

  /// The drawing with its left end and its middle at the origin of an icon.
  private func drawing(of drawing: RefreshDrawing) -> String {
    let image = DrawingImage(
      drawing: drawing,
      records: still(drawing).records(in: state),
      id: "\(language.tag)-\(state.name)-\(theme)"
    )
    let place = "\(SVG.number(drawing.width / 2)) \(SVG.number(drawing.height / 2))"
    let mirror = drawing.isMirrored && language.isRightToLeft ? " scale(-1 1)" : ""
    return "<g transform=\"translate(\(place))\(mirror)\">\(image.svg)</g>"
  }

  /// A drawing with the arrows and the colors of the cell.
  private func still(_ drawing: RefreshDrawing) -> DrawingStill {
    var still = DrawingStill(drawing: drawing)
    still.arrows = appearances.map(\.appearance.arrow)
    (still.appearance, still.theme) = (appearance.appearance, theme)
    still.distance = design.behavior.trigger.distance.points
    return still
  }

  /// A frame in place of a picture that only the app has.
  private static func frame(_ color: String) -> String {
    "<rect x=\"1\" y=\"1\" width=\"20\" height=\"20\" rx=\"5\" fill=\"none\" stroke=\"\(color)\" "
      + "stroke-dasharray=\"3 3\"/>"
  }

  /// The arrow; at the leading and trailing edges, `down` is forward in the layout direction.
  private func arrow(_ arrow: RefreshAppearance.Arrow?, color: String) -> String {
    let (isUp, isLeft) = (arrow == .up, (arrow == .up) != language.isRightToLeft)
    let path =
      isSideways
      ? isLeft ? "M18 11H4M10 5l-6 6 6 6" : "M4 11h14M12 5l6 6-6 6"
      : isUp ? "M11 18V4M5 10l6-6 6 6" : "M11 4v14M5 12l6 6 6-6"
    return "<path class=\"icon\" stroke=\"\(color)\" d=\"\(path)\"/>"
  }
}
