import RefreshCore

/// The layers of a drawing as the evaluator draws them, for the rules on drawings.
struct DrawnLayers {
  /// A copy of a layer that is no group.
  struct Leaf {
    let record: DrawingRecord
    /// The place of the record's axes and origin.
    let place: DrawnPlace
    /// The opacity, with the opacity of the groups around the layer.
    let opacity: Double
    /// Whether the pull moves the layer, or a group around it.
    let followsPull: Bool
  }

  /// The layers in drawing order; the layers of a group follow it.
  let layers: [RefreshLayer]
  private let drawing: Drawing

  init(_ drawing: RefreshDrawing) {
    layers = drawing.allLayers
    var paints: [RefreshPaint] = []
    // The value under Increase Contrast is the larger one, such as a width.
    self.drawing = drawing.resolved(isHighContrast: true) { paint in
      let index = paints.firstIndex(of: paint) ?? paints.count
      if index == paints.count { paints.append(paint) }
      // Other colors than those of the spec are not known, so that any two colors differ.
      let parts = [1, 2, 4].map { Double((index % 7 + 1) & $0 == 0 ? 0 : 1) }
      return DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
  }

  /// The seconds until all layers that move by themselves in a state have moved once, or their
  /// loops alone; 0 if there are none.
  func seconds(in state: RefreshState, inLoops: Bool) -> Double {
    drawing.layers.flatMap { layer in
      layer.channels.map { $0.drivers[state] }
        .filter { $0.input == .loop || !inLoops && $0.input == .once }
        .map { $0.duration + (inLoops ? 0 : Double(layer.copies) * layer.delay) }
    }.max() ?? 0
  }

  /// The number of copies of all layers.
  var copies: Int { drawing.layers.reduce(0) { $0 + $1.copies } }

  func leaves(at moment: DrawingMoment) -> [Leaf] {
    var records: [DrawingRecord] = []
    drawing.draw(at: moment, from: DrawingPose(of: drawing), into: &records)
    var leaves: [Leaf] = []
    add(records[...], in: DrawnPlace(), opacity: 1, followsPull: false, to: &leaves)
    return leaves
  }

  private func add(
    _ records: ArraySlice<DrawingRecord>,
    in outer: DrawnPlace,
    opacity: Double,
    followsPull: Bool,
    to leaves: inout [Leaf]
  ) {
    var index = records.startIndex
    while index < records.endIndex {
      let record = records[index]
      let layer = layers[record.layer]
      let inside = records[(index + 1)..<(index + 1 + record.inside)]
      index += 1 + record.inside
      let place = outer.moved(by: record)
      let isPulled = layer.channels.contains { channel in
        (channel.number == .x || channel.number == .y)
          && channel.drivers.drivers.contains { $0.input == .pull || $0.input == .points }
      }
      let (opacity, followsPull) = (opacity * record.opacity, followsPull || isPulled)
      if case .group = layer.shape {
        add(inside, in: place, opacity: opacity, followsPull: followsPull, to: &leaves)
      } else {
        leaves.append(
          Leaf(record: record, place: place, opacity: opacity, followsPull: followsPull)
        )
      }
    }
  }
}

/// A place of a layer, as the images of both axes and of the origin.
struct DrawnPlace {
  private(set) var x = SIMD2<Double>(1, 0)
  private(set) var y = SIMD2<Double>(0, 1)
  private var origin = SIMD2<Double>(0, 0)

  /// The place of a point of the layer.
  func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    origin + x * point.x + y * point.y
  }

  /// The factor by which areas grow.
  var area: Double { abs(x.x * y.y - x.y * y.x) }

  /// The place of a record inside this place.
  fileprivate func moved(by record: DrawingRecord) -> DrawnPlace {
    var place = self
    place.rotate(record.turn)
    place.origin = place(SIMD2(record.x, record.y))
    place.rotate(record.rotate)
    (place.x, place.y) = (place.x * record.scaleX, place.y * record.scaleY)
    return place
  }

  private mutating func rotate(_ degrees: Double) {
    guard degrees != 0 else { return }
    let way = Self.direction(degrees)
    (x, y) = (x * way.x + y * way.y, y * way.x - x * way.y)
  }

  /// The point of a circle with the radius 1 at an angle, clockwise from three o'clock.
  ///
  /// A small turn is doubled, since there is no sine without the C library.
  static func direction(_ degrees: Double) -> SIMD2<Double> {
    let small = degrees.remainder(dividingBy: 360) / 180 * .pi / 4096
    var way = SIMD2(1 - small * small / 2, small)
    for _ in 0..<12 { way = SIMD2(way.x * way.x - way.y * way.y, 2 * way.x * way.y) }
    return way
  }
}

extension RefreshShape {
  /// Points of the outline; none of a whole circle, and none of a group.
  var outline: [SIMD2<Double>] {
    switch self {
    case .circle(let radius, let at, let from, let sweep) where abs(sweep) < 360:
      return (0...16).map { step in
        at + radius * DrawnPlace.direction(from + sweep * Double(step) / 16 - 90)
      }
    case .line(let points), .polygon(let points): return points
    case .rect(let width, let height, let at, _):
      return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { at + SIMD2($0 * width, $1 * height) / 2 }
    case .path(let path):
      var last = SIMD2<Double>()
      return (PathSegment.all(of: path) ?? []).flatMap { segment -> [SIMD2<Double>] in
        switch segment {
        case .move(let point), .line(let point):
          last = point
          return [point]
        case .curve(let first, let second, let end):
          defer { last = end }
          return (1...8).map { step in
            let (u, v) = (Double(step) / 8, 1 - Double(step) / 8)
            let outer = last * (v * v * v) + end * (u * u * u)
            return outer + first * (3 * u * v * v) + second * (3 * u * u * v)
          }
        case .close: return []
        }
      }
    case .circle, .image, .group: return []
    }
  }
}
