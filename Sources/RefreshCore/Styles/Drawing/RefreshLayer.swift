/// A layer of a drawing: a shape, its colors, and the channels that move it.
public struct RefreshLayer: Sendable, Hashable {
  /// A number with the drivers of all states.
  package struct Channel: Sendable, Hashable {
    package let number: DrawingNumber
    package let drivers: RefreshChannel<Double>

    package init(number: DrawingNumber, drivers: RefreshChannel<Double>) {
      (self.number, self.drivers) = (number, drivers)
    }
  }

  /// The shape.
  package let shape: RefreshShape
  /// The ends of the stroke.
  package let cap: RefreshCap
  /// The gradient of the fill.
  package let fade: RefreshFade?
  /// The copies, if there are several.
  package let copies: RefreshCopies?
  /// Whether `arrow: up` and `arrow: down` of a state turn the layer.
  package let followsArrow: Bool
  /// The channels of numbers.
  package let channels: [Channel]
  /// The color of the stroke.
  package let stroke: RefreshChannel<RefreshPaint>?
  /// The color of the fill.
  package let fill: RefreshChannel<RefreshPaint>?

  /// Creates a layer.
  @inline(never)
  public init(
    _ shape: RefreshShape,
    cap: RefreshCap = .round,
    fade: RefreshFade? = nil,
    copies: RefreshCopies? = nil,
    followsArrow: Bool = false,
    stroke: RefreshChannel<RefreshPaint>? = nil,
    fill: RefreshChannel<RefreshPaint>? = nil,
    start: RefreshChannel<Double>? = nil,
    end: RefreshChannel<Double>? = nil,
    x: RefreshChannel<Double>? = nil,
    y: RefreshChannel<Double>? = nil,
    rotate: RefreshChannel<Double>? = nil,
    scale: RefreshChannel<Double>? = nil,
    scaleX: RefreshChannel<Double>? = nil,
    scaleY: RefreshChannel<Double>? = nil,
    opacity: RefreshChannel<Double>? = nil,
    width: RefreshChannel<Double>? = nil,
    shown: RefreshChannel<Double>? = nil
  ) {
    let numbers = [start, end, x, y, rotate, scale, scaleX, scaleY, opacity, width, shown]
    self.init(
      shape: shape,
      cap: cap,
      fade: fade,
      copies: copies,
      followsArrow: followsArrow,
      stroke: stroke,
      fill: fill,
      // The parameters have the order of the numbers.
      channels: zip(DrawingNumber.allCases, numbers).compactMap { number, drivers in
        drivers.map { Channel(number: number, drivers: $0) }
      }
    )
  }

  /// Creates a layer from a list of channels.
  package init(
    shape: RefreshShape,
    cap: RefreshCap,
    fade: RefreshFade?,
    copies: RefreshCopies?,
    followsArrow: Bool,
    stroke: RefreshChannel<RefreshPaint>?,
    fill: RefreshChannel<RefreshPaint>?,
    channels: [Channel]
  ) {
    (self.shape, self.cap, self.fade, self.copies) = (shape, cap, fade, copies)
    (self.followsArrow, self.stroke, self.fill) = (followsArrow, stroke, fill)
    self.channels = channels.sorted { $0.number.rawValue < $1.number.rawValue }
  }

  /// The system's spinner, which turns all the time: its spokes, in the same places everywhere.
  @inline(never)
  public static func system(
    _ size: RefreshSpinnerSize,
    opacity: RefreshChannel<Double>
  ) -> RefreshLayer {
    Self.system(size: size, opacity: opacity, color: .spoke)
  }

  static func system(
    size: RefreshSpinnerSize,
    opacity: RefreshChannel<Double>,
    color: RefreshChannel<RefreshPaint>
  ) -> RefreshLayer {
    RefreshLayer(
      .group([.spokes(opacity: .all(.spokes), color: color)]),
      // The spokes are drawn in the size of UIRefreshControl, 28 points.
      scale: .all(.constant(size.points / 28)),
      opacity: opacity
    )
  }

  /// The layer, and all layers in it.
  package var all: [RefreshLayer] {
    guard case .group(let layers) = shape else { return [self] }
    return [self] + layers.flatMap { $0.all }
  }

  /// Whether the layer is an arrow, or has one in it.
  var hasArrow: Bool {
    if followsArrow { return true }
    guard case .group(let layers) = shape else { return false }
    return layers.contains { $0.hasArrow }
  }

  /// The drivers of a number.
  package subscript(number: DrawingNumber) -> RefreshChannel<Double>? {
    channels.first { $0.number == number }?.drivers
  }

  /// The layer for the evaluator.
  func resolved(
    arrows: [RefreshAppearance.Arrow?],
    isHighContrast: Bool,
    color: (RefreshPaint) -> DrawingColor
  ) -> DrawingLayer {
    var layer = DrawingLayer()
    for channel in channels {
      let isTurned = channel.number == .rotate && !arrows.isEmpty
      let drivers = isTurned ? channel.drivers.turned(by: arrows) : channel.drivers
      layer.add(channel.number, drivers: drivers.constants(isHighContrast: isHighContrast))
    }
    let strokes = stroke?.constants(isHighContrast: isHighContrast).map(color)
    layer.add(.strokeRed, drivers: strokes?.map { $0.red })
    layer.add(.strokeGreen, drivers: strokes?.map { $0.green })
    layer.add(.strokeBlue, drivers: strokes?.map { $0.blue })
    layer.add(.strokeAlpha, drivers: strokes?.map { $0.alpha })
    let fills = fill?.constants(isHighContrast: isHighContrast).map(color)
    layer.add(.fillRed, drivers: fills?.map { $0.red })
    layer.add(.fillGreen, drivers: fills?.map { $0.green })
    layer.add(.fillBlue, drivers: fills?.map { $0.blue })
    layer.add(.fillAlpha, drivers: fills?.map { $0.alpha })
    if let copies {
      (layer.copies, layer.turn, layer.delay) = (copies.count, copies.turn, copies.delay)
      (layer.moveX, layer.moveY) = (copies.move.x, copies.move.y)
    }
    layer.hasRoundCap = cap == .round
    layer.inside = all.count - 1
    return layer
  }
}

extension RefreshChannel {
  /// The channel with one value for each constant, with or without Increase Contrast.
  fileprivate func constants(isHighContrast: Bool) -> Self {
    func isAdaptive(_ driver: RefreshDriver<Value>) -> Bool {
      driver.input == .constant && driver.keys.count > 1
    }
    guard drivers.contains(where: isAdaptive) else { return self }
    return RefreshChannel(
      drivers: drivers.map { driver in
        guard isAdaptive(driver) else { return driver }
        var driver = driver
        driver.keys = [driver.keys[isHighContrast ? 1 : 0]]
        return driver
      },
      indices: indices
    )
  }
}

extension RefreshChannel<Double> {
  /// The channel of a layer that shows an arrow: up as in `armed`, and down as in `pulling`.
  fileprivate func turned(by arrows: [RefreshAppearance.Arrow?]) -> Self {
    let (up, down) = (
      indices[Int(RefreshState.armed.rawValue)], indices[Int(RefreshState.pulling.rawValue)]
    )
    return RefreshChannel(
      drivers: drivers,
      indices: zip(indices, arrows).map { index, arrow in
        arrow == nil ? index : arrow == .up ? up : down
      }
    )
  }
}
