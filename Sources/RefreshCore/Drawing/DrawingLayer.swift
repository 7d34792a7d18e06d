/// A number of a layer that a driver sets.
package enum DrawingNumber: UInt8, Sendable, CaseIterable {
  case start, end, x, y, rotate, scale, scaleX, scaleY, opacity, width, shown
  case strokeRed, strokeGreen, strokeBlue, strokeAlpha
  case fillRed, fillGreen, fillBlue, fillAlpha

  /// The value without a driver.
  package var initial: Double {
    switch self {
    case .end, .scale, .scaleX, .scaleY, .opacity, .width: 1
    case .shown: Double(DrawingLayer.mostCopies)
    default: 0
    }
  }

  /// Whether the number moves its layer, which Reduce Motion avoids.
  var isMovement: Bool { rawValue >= Self.x.rawValue && rawValue <= Self.scaleY.rawValue }

  /// Whether a loop of the number goes on under Reduce Motion, since nothing moves.
  var isCalm: Bool { self == .opacity || rawValue >= Self.shown.rawValue }
}

/// A layer of a drawing without its shape: the channels, from which the evaluator makes records.
package struct DrawingLayer: Sendable {
  /// A number with the drivers of all states.
  package struct Channel: Sendable {
    package var number: DrawingNumber
    package var drivers: RefreshChannel<Double>
    /// The first of the channel's differences in a pose; `nil` if no state differs.
    var slot: Int?
  }

  /// The channels, at most one for each number.
  package var channels: [Channel] = []
  /// The number of copies.
  package var copies = 1
  /// The degrees between two copies, around the origin of the parent.
  package var turn = 0.0
  /// The horizontal distance between two copies.
  package var moveX = 0.0
  /// The vertical distance between two copies.
  package var moveY = 0.0
  /// The delay of the loops of a copy after those of the one before, in seconds.
  package var delay = 0.0
  /// Whether the ends of the stroke are round.
  package var hasRoundCap = true
  /// The number of layers that follow and are in this group.
  package var inside = 0

  /// Creates a layer without channels.
  package init() {}

  /// The largest number of copies of a layer.
  package static let mostCopies = 24

  /// Adds the channel of a number.
  package mutating func add(_ number: DrawingNumber, drivers: RefreshChannel<Double>?) {
    if let drivers { channels.append(Channel(number: number, drivers: drivers)) }
  }
}

/// The layers of a drawing, without their shapes.
package struct Drawing: Sendable {
  /// The layers in drawing order; the layers of a group follow it.
  package let layers: [DrawingLayer]
  /// The behavior of loops under Reduce Motion.
  package let reduceMotion: RefreshDrawingMotion
  /// The number of differences in a pose.
  let slots: Int

  /// Creates a drawing.
  package init(layers: [DrawingLayer], reduceMotion: RefreshDrawingMotion = .pulse) {
    var slots = 0
    var layers = layers
    for layer in layers.indices {
      for channel in layers[layer].channels.indices
      where layers[layer].channels[channel].drivers.isVaried {
        layers[layer].channels[channel].slot = slots
        slots += layers[layer].copies
      }
    }
    (self.layers, self.reduceMotion, self.slots) = (layers, reduceMotion, slots)
  }
}

/// The behavior of a drawing's loops under Reduce Motion.
public enum RefreshDrawingMotion: UInt8, Sendable, CaseIterable {
  /// Layers with loops pulse instead of moving.
  case pulse
  /// Layers with loops stand still.
  case still
  /// The drawing moves as ever.
  case keep
}
