import RefreshCore
import RefreshDiagnostics

struct DrawingOutsideBox: Rule {
  static let metadata = RuleMetadata(
    "drawing-outside-box",
    severity: .warning,
    summary: "Drawing that is larger than its box.",
    reason: "The layout has room for the box alone, so that the drawing may cover a text.",
    bad: """
      states: {refreshing: {indicator: $ring}}
      indicators: {ring: {box: 20, layers: [{circle: 12, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """,
    good: """
      states: {refreshing: {indicator: $ring}}
      indicators: {ring: {box: 25, layers: [{circle: 12, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """
  )

  /// The layer that is farthest outside of the box, as an index in drawing order.
  ///
  /// Values of `once`, such as a pop, may leave the box, and so may layers that the pull moves.
  static func mistake(in drawing: RefreshDrawing) -> (layer: Int, Mistake)? {
    let half = SIMD2(drawing.width, drawing.height) / 2
    var worst: (layer: Int, state: RefreshState, excess: Double)?
    var needed = half
    for (state, extents) in DrawingExtent.all(of: drawing) {
      for (layer, extent) in extents {
        needed.replace(with: extent, where: extent .> needed)
        let excess = (extent - half).max()
        if excess > max(worst?.excess ?? 0, 0.5) { worst = (layer, state, excess) }
      }
    }
    guard let worst else { return nil }
    let box = needed * 2
    let sides = [box.x, box.y].map { "\(Int($0.rounded(.up)))" }
    let size =
      drawing.width == drawing.height && sides[0] == sides[1]
      ? sides[0] : "[\(sides[0]), \(sides[1])]"
    let points = (worst.excess * 10).rounded() / 10
    return (
      worst.layer,
      Mistake(
        rule: Self.self,
        message: "the layer is \(points) points outside of the box in '\(worst.state.name)'",
        remedy: "set 'box: \(size)', or make the layer smaller"
      )
    )
  }
}

/// The places that the layers of a drawing reach.
private struct DrawingExtent {
  private let layers: [RefreshLayer]
  private var extents: [(layer: Int, SIMD2<Double>)] = []

  /// The largest distances from the center that each layer has in each state.
  static func all(of drawing: RefreshDrawing) -> [(RefreshState, [(layer: Int, SIMD2<Double>)])] {
    let layers = drawing.allLayers
    // The value under Increase Contrast is the larger one, such as a width.
    let resolved = drawing.resolved(isHighContrast: true) { _ in DrawingColor(rgba: 0xFF) }
    // A pending refresh looks like a refresh.
    return RefreshState.allCases.filter { $0 != .pending }.map { state in
      var moment = DrawingMoment(state)
      var extent = DrawingExtent(layers: layers)
      let longest = layers.flatMap(\.channels).map { $0.drivers[state] }
        .reduce(0) { $1.input == .loop ? max($0, $1.duration) : $0 }
      let steps = 0..<(longest > 0 || state == .pulling ? 12 : 1)
      for step in steps {
        let part = Double(step) / Double(steps.count)
        // All moves are over by then.
        moment.since = 100 + part * longest
        moment.pull = state == .pulling ? part : state == .idle ? 0 : 1
        var records: [DrawingRecord] = []
        resolved.draw(at: moment, from: DrawingPose(of: resolved), into: &records)
        extent.add(records[...], in: Place())
      }
      return (state, extent.extents)
    }
  }

  /// A place of a layer, as the images of both axes and of the origin.
  private struct Place {
    var x = SIMD2<Double>(1, 0)
    var y = SIMD2<Double>(0, 1)
    var origin = SIMD2<Double>(0, 0)

    func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
      origin + x * point.x + y * point.y
    }

    mutating func move(_ way: SIMD2<Double>) { origin = self(way) }

    mutating func rotate(_ degrees: Double) {
      guard degrees != 0 else { return }
      let way = DrawingExtent.direction(degrees)
      (x, y) = (x * way.x + y * way.y, y * way.x - x * way.y)
    }
  }

  /// The point of a circle with the radius 1 at an angle, clockwise from three o'clock.
  ///
  /// A small turn is doubled, since there is no sine without the C library.
  private static func direction(_ degrees: Double) -> SIMD2<Double> {
    let small = degrees.remainder(dividingBy: 360) / 180 * .pi / 4096
    var way = SIMD2(1 - small * small / 2, small)
    for _ in 0..<12 { way = SIMD2(way.x * way.x - way.y * way.y, 2 * way.x * way.y) }
    return way
  }

  private mutating func add(_ records: ArraySlice<DrawingRecord>, in outer: Place) {
    var index = records.startIndex
    while index < records.endIndex {
      let record = records[index]
      let layer = layers[record.layer]
      let inside = records[(index + 1)..<(index + 1 + record.inside)]
      index += 1 + record.inside
      // The pull moves the layer where it wants.
      if layer.channels.contains(where: { $0.number.isPlace && $0.drivers.followsPull }) {
        continue
      }
      var place = outer
      place.rotate(record.turn)
      place.move(SIMD2(record.x, record.y))
      place.rotate(record.rotate)
      (place.x, place.y) = (place.x * record.scaleX, place.y * record.scaleY)
      if case .group = layer.shape {
        add(inside, in: place)
        continue
      }
      var reach = SIMD2<Double>()
      if case .circle(let radius, let at, _, let sweep) = layer.shape,
        layer.fill != nil || abs(sweep) >= 360
      {
        // The axes of the ellipse that the circle becomes.
        let axes = (place.x * place.x + place.y * place.y).squareRoot()
        let center = place(at)
        reach = center.replacing(with: -center, where: center .< 0) + axes * radius
      }
      for point in Self.points(of: layer) {
        let point = place(point)
        reach.replace(with: point, where: point .> reach)
        reach.replace(with: -point, where: -point .> reach)
      }
      if layer.stroke != nil {
        let scale = max(record.scaleX, record.scaleY)
        reach += SIMD2(repeating: record.width / 2 * scale)
      }
      extents.append((record.layer, reach))
    }
  }

  /// Points of the outline.
  private static func points(of layer: RefreshLayer) -> [SIMD2<Double>] {
    func corners(width: Double, height: Double, at: SIMD2<Double>) -> [SIMD2<Double>] {
      [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in at + SIMD2(x * width, y * height) / 2 }
    }
    switch layer.shape {
    case .circle(let radius, let at, let from, let sweep)
    where layer.fill == nil && abs(sweep) < 360:
      return (0...16).map { step in
        at + radius * direction(from + sweep * Double(step) / 16 - 90)
      }
    case .line(let points), .polygon(let points): return points
    case .rect(let width, let height, let at, _):
      return corners(width: width, height: height, at: at)
    case .image(_, let width, let height): return corners(width: width, height: height, at: .zero)
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
    case .circle, .group: return []
    }
  }

  private init(layers: [RefreshLayer]) { self.layers = layers }
}

extension DrawingNumber {
  fileprivate var isPlace: Bool { self == .x || self == .y }
}

extension RefreshChannel {
  /// Whether the pull drives the channel in any state.
  fileprivate var followsPull: Bool {
    drivers.contains { $0.input == .pull || $0.input == .points }
  }
}
