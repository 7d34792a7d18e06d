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
      drawings: {ring: {box: 20, layers: [{circle: 12, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """,
    good: """
      states: {refreshing: {indicator: $ring}}
      drawings: {ring: {box: 25, layers: [{circle: 12, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """
  )

  /// The layer that is farthest outside of the box, as an index in drawing order.
  ///
  /// Values of `once`, such as a pop, may leave the box, and so may layers that the pull moves.
  static func mistake(in drawing: RefreshDrawing, drawn: DrawnLayers) -> (layer: Int, Mistake)? {
    let half = SIMD2(drawing.width, drawing.height) / 2
    var worst: (layer: Int, state: RefreshState, excess: Double)?
    var needed = half
    for moment in moments(of: drawn) {
      for leaf in drawn.leaves(at: moment) where !leaf.followsPull {
        let reach = reach(of: leaf, layer: drawn.layers[leaf.record.layer])
        needed.replace(with: reach, where: reach .> needed)
        let excess = (reach - half).max()
        if excess > max(worst?.excess ?? 0, 0.5) {
          worst = (leaf.record.layer, moment.state, excess)
        }
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

  /// Twelve moments of each state that moves, and one of any other.
  private static func moments(of drawn: DrawnLayers) -> [DrawingMoment] {
    // A pending refresh looks like a refresh.
    RefreshState.allCases.filter { $0 != .pending }.flatMap { state -> [DrawingMoment] in
      let longest = drawn.seconds(in: state, inLoops: true)
      let count = longest > 0 || state == .pulling ? 12 : 1
      return (0..<count).map { step in
        let part = Double(step) / Double(count)
        var moment = DrawingMoment(state)
        // All moves are over by then.
        moment.since = 100 + part * longest
        moment.pull = state == .pulling ? part : state == .idle ? 0 : 1
        return moment
      }
    }
  }

  /// The largest distances of a layer from the center.
  private static func reach(of leaf: DrawnLayers.Leaf, layer: RefreshLayer) -> SIMD2<Double> {
    let place = leaf.place
    var reach = SIMD2<Double>()
    // A picture that turns is round.
    var ellipse: (at: SIMD2<Double>, radii: SIMD2<Double>)?
    switch layer.shape {
    case .circle(let radius, let at, _, let sweep) where layer.fill != nil || abs(sweep) >= 360:
      ellipse = (at, SIMD2(radius, radius))
    case .image(_, let width, let height): ellipse = (.zero, SIMD2(width, height) / 2)
    default: break
    }
    if let (at, radii) = ellipse {
      let (x, y, center) = (place.x * radii.x, place.y * radii.y, place(at))
      reach = center.replacing(with: -center, where: center .< 0) + (x * x + y * y).squareRoot()
    } else {
      for point in layer.shape.outline.map({ place($0) }) {
        reach.replace(with: point, where: point .> reach)
        reach.replace(with: -point, where: -point .> reach)
      }
    }
    if layer.stroke != nil {
      let scale = max(leaf.record.scaleX, leaf.record.scaleY)
      reach += SIMD2(repeating: leaf.record.width / 2 * scale)
    }
    return reach
  }
}
