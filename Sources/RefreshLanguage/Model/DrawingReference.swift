package import RefreshCore

/// A drawing as a spec writes it, with colors that may be palette colors.
package struct DrawingReference: Sendable, Hashable {
  /// The drawing, in which each color of the spec is an asset with the number of a reference.
  let drawing: RefreshDrawing
  package let colors: [ColorReference]

  /// The paint for the color with a number.
  static func paint(_ number: Int) -> RefreshPaint {
    .color(RefreshColor(.asset("\(number)")))
  }

  /// The drawing with its own colors, under a name.
  package func resolved(_ name: String, in palette: Palette) -> RefreshDrawing {
    func paint(_ paint: RefreshPaint) -> RefreshPaint {
      guard case .color(let color) = paint, case .asset(let name) = color.light,
        let number = Int(name)
      else { return paint }
      return .color(palette.resolve(colors[number]))
    }
    func layer(_ layer: RefreshLayer) -> RefreshLayer {
      var shape = layer.shape
      if case .group(let layers) = shape { shape = .group(layers.map { painted($0) }) }
      return RefreshLayer(
        shape: shape,
        cap: layer.cap,
        fade: layer.fade,
        copies: layer.copies,
        followsArrow: layer.followsArrow,
        stroke: layer.stroke?.map(paint),
        fill: layer.fill?.map(paint),
        channels: layer.channels
      )
    }
    func painted(_ other: RefreshLayer) -> RefreshLayer { layer(other) }
    var resolved = RefreshDrawing(
      width: drawing.width,
      height: drawing.height,
      isMirrored: drawing.isMirrored,
      reduceMotion: drawing.reduceMotion,
      layers: drawing.layers.map(layer)
    )
    resolved.name = name
    return resolved
  }
}

extension RefreshAppearance.Indicator: DesignProperty {
  /// The names in specs, without `none`.
  package static let names =
    RefreshSpinnerSize.allCases.map(\.rawValue) + RefreshDrawing.builtIn.map(\.key)

  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .text(let name) = value else { return nil }
    if let size = RefreshSpinnerSize(rawValue: name) {
      self = .system(size)
    } else if let builtIn = RefreshDrawing.builtIn.first(where: { $0.key == name }) {
      self = .drawing(builtIn.value())
    } else if case .drawing(let own)? = palette.drawings[own: String(name.dropFirst())]?.value {
      self = .drawing(own.resolved(name, in: palette))
    } else {
      return nil
    }
  }

  package var specValue: SpecValue? {
    switch self {
    case .system(let size): .text(size.rawValue)
    case .drawing(let drawing): .text(drawing.name)
    }
  }
}
