/// A drawing of an indicator: its layers, and what moves them.
///
/// A control shows the indicator in several states; the layers differ from state to state.
public struct RefreshDrawing: Sendable, Hashable {
  /// The name in specs: that of a built-in drawing, or `$` and the name of a spec's own drawing.
  package var name = ""
  /// The width in a layout, in points.
  package let width: Double
  /// The height in a layout, in points.
  package let height: Double
  /// Whether the drawing is mirrored in right-to-left layouts.
  package let isMirrored: Bool
  /// The behavior of loops under Reduce Motion.
  package let reduceMotion: RefreshDrawingMotion
  /// The layers; later ones lie above earlier ones.
  package let layers: [RefreshLayer]

  /// Creates a drawing; the origin of its layers is the center of `width` and `height`.
  public init(
    width: Double,
    height: Double,
    isMirrored: Bool = false,
    reduceMotion: RefreshDrawingMotion = .pulse,
    layers: [RefreshLayer]
  ) {
    (self.width, self.height, self.isMirrored) = (width, height, isMirrored)
    (self.reduceMotion, self.layers) = (reduceMotion, layers)
  }

  /// The system's spinner as a drawing, for previews.
  package static func system(
    size: RefreshSpinnerSize,
    color: RefreshChannel<RefreshPaint>
  ) -> RefreshDrawing {
    let layer = RefreshLayer.system(size: size, opacity: 1, color: color)
    return RefreshDrawing(width: size.points, height: size.points, layers: [layer])
  }

  /// All layers in drawing order; the layers of a group follow it.
  package var allLayers: [RefreshLayer] { layers.flatMap { $0.all } }

  /// Whether `arrow: up` and `arrow: down` of a state turn a layer of the drawing.
  package var hasArrow: Bool { layers.contains { $0.hasArrow } }

  /// The drawing without its arrow, such as its spinner alone.
  package var withoutArrow: RefreshDrawing {
    var drawing = RefreshDrawing(
      width: width,
      height: height,
      isMirrored: isMirrored,
      reduceMotion: reduceMotion,
      layers: layers.filter { !$0.followsArrow }
    )
    drawing.name = name
    return drawing
  }

  /// Whether a layer has the paint.
  package func uses(_ paint: RefreshPaint) -> Bool {
    allLayers.flatMap { [$0.stroke, $0.fill].compactMap { $0 } }
      .flatMap { $0.drivers.flatMap { $0.keys } }
      .contains { $0.value == paint }
  }

  /// Returns the drawing for the evaluator; `arrows` has the arrows of all states, by their numbers.
  package func resolved(
    arrows: [RefreshAppearance.Arrow?] = [],
    isHighContrast: Bool = false,
    color: (RefreshPaint) -> DrawingColor
  ) -> Drawing {
    let isTurned = arrows.contains { $0 != nil }
    return Drawing(
      layers: allLayers.map { layer in
        layer.resolved(
          arrows: layer.followsArrow && isTurned ? arrows : [],
          isHighContrast: isHighContrast,
          color: color
        )
      },
      reduceMotion: reduceMotion
    )
  }
}

/// A color of a drawing.
public enum RefreshPaint: Sendable, Hashable {
  /// The color of a pull: the `ink` of the state, or gray.
  case ink
  /// The `tint` of the state, or that of the app.
  case tint
  /// The color of what is not filled yet: the `track` of the state, or light gray.
  case track
  /// The color of a failure: the `bad` of the state, or red.
  case bad
  /// Any other color.
  case color(RefreshColor)
  /// The color of an original, in place of which a state may have a `tint`.
  case original(RefreshColor)

  /// The color in a state with an appearance.
  package func color(in appearance: RefreshAppearance) -> RefreshColor {
    switch self {
    case .ink: appearance.ink ?? Self.inkColor
    case .tint: appearance.pictureColor
    case .track: appearance.track ?? Self.trackColor
    case .bad: appearance.bad ?? Self.badColor
    case .color(let color): color
    case .original(let color): appearance.tint ?? color
    }
  }

  private static let inkColor = RefreshColor(
    .rgba(0x8A8A_8EFF),
    dark: .rgba(0x9898_9FFF),
    highContrast: .rgba(0x6C6C_70FF),
    darkHighContrast: .rgba(0xAEAE_B2FF)
  )
  private static let trackColor = RefreshColor(
    .rgba(0xE3E3_E6FF),
    dark: .rgba(0x2C2C_2EFF),
    highContrast: .rgba(0xC7C7_CCFF),
    darkHighContrast: .rgba(0x4848_4AFF)
  )
  private static let badColor = RefreshColor(
    .rgba(0xFF3B_30FF),
    dark: .rgba(0xFF45_3AFF),
    highContrast: .rgba(0xD700_15FF),
    darkHighContrast: .rgba(0xFF69_61FF)
  )
}
