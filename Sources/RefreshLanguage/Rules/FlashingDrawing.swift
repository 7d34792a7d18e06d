import RefreshCore
import RefreshDiagnostics

struct FlashingDrawing: Rule {
  static let metadata = RuleMetadata(
    "flashing-drawing",
    severity: .warning,
    summary: "Drawing that flashes more than three times in a second.",
    reason: "Such flashes can cause seizures.",
    bad: """
      states: {refreshing: {indicator: $dot}}
      drawings:
        dot: {box: 20, layers: [{circle: 9, fill: tint, opacity: {loop: 200ms, keys: [[0, 1], [0.5, 0], [1, 1]]}}]}
      """,
    good: """
      states: {refreshing: {indicator: $dot}}
      drawings:
        dot: {box: 20, layers: [{circle: 9, fill: tint, opacity: {loop: 1s, keys: [[0, 1], [0.5, 0], [1, 1]]}}]}
      """
  )

  /// The frames in a second at which a drawing is looked at.
  private static let rate = 60
  /// The part of the largest amount of paint whose change counts as a flash.
  fileprivate static let least = 0.1
  /// The part of the paint of all layers that counts as large.
  private static let leastPart = 0.25

  /// The states in which a drawing moves by itself, with the frames to look at: the longest loop, and
  /// a second of the next.
  private static func moving(_ drawn: DrawnLayers) -> [(state: RefreshState, frames: Int)] {
    // A pending refresh looks like a refresh.
    RefreshState.allCases.filter { $0 != .pending }.compactMap { state in
      let seconds = drawn.seconds(in: state, inLoops: false)
      return seconds > 0 ? (state, Int(min(seconds + 2, 10) * Double(rate))) : nil
    }
  }

  /// The number of copies of layers that are drawn to check a drawing.
  static func cost(of drawn: DrawnLayers) -> Int {
    moving(drawn).reduce(0) { $0 + $1.frames } * drawn.copies
  }

  /// The mistake of a drawing, with the index of the layer that flashes; `nil` for all together.
  static func mistake(in drawn: DrawnLayers) -> (layer: Int?, Mistake)? {
    let inks = drawn.layers.map(Ink.init)
    for (state, count) in moving(drawn) {
      let (copies, layers) = levels(in: state, count: count, drawn: drawn, inks: inks)
      for (layer, levels) in copies {
        guard let frames = levels.flashes.compactMap(shortest).min() else { continue }
        return (layer, mistake("the layer flashes", in: state, frames: frames))
      }
      guard let frames = shortest(inTurn(layers)) else { continue }
      return (nil, mistake("the layers together flash", in: state, frames: frames))
    }
    return nil
  }

  private static func mistake(_ subject: String, in state: RefreshState, frames: Int) -> Mistake {
    let factor = (Double(rate) / Double(frames) * 10).rounded(.up) / 10
    return Mistake(
      rule: Self.self,
      message: "\(subject) more than three times in a second in '\(state.name)'",
      remedy: "make the durations \(factor) times as long, or remove keys"
    )
  }

  /// The paint in the frames of a state: that of each copy, with its layer, and that of each layer.
  private static func levels(
    in state: RefreshState,
    count: Int,
    drawn: DrawnLayers,
    inks: [Ink]
  ) -> (copies: [(layer: Int, levels: Levels)], layers: [Levels]) {
    let empty = Levels(frames: [SIMD4](repeating: .zero, count: count))
    var copies: [SIMD2<Int>: Levels] = [:]
    var layers: [Int: Levels] = [:]
    var moment = DrawingMoment(state)
    moment.pull = 1
    for frame in 0..<count {
      moment.since = Double(frame) / Double(rate)
      for leaf in drawn.leaves(at: moment) {
        let (layer, copy) = (leaf.record.layer, leaf.record.copy)
        let ink = inks[layer].amount(leaf.record) * leaf.place.area * leaf.opacity
        copies[SIMD2(layer, copy), default: empty].frames[frame] += ink
        layers[layer, default: empty].frames[frame] += ink
      }
    }
    return (
      copies.sorted { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }.map { ($0.key.x, $0.value) },
      Array(layers.values)
    )
  }

  /// The frames at which layers with a large part of the paint flash, at least two of them.
  private static func inTurn(_ layers: [Levels]) -> [Int] {
    let most = layers.map(\.most).reduce(0, +)
    let flashing = layers.filter { $0.swing >= leastPart * most }
      .compactMap { $0.flashes.max { $0.count < $1.count } }.filter { !$0.isEmpty }
    guard flashing.count > 1 else { return [] }
    return flashing.joined().sorted().reduce(into: []) { frames, frame in
      // Flashes that nearly coincide are one.
      if frame - (frames.last ?? -rate) > 4 { frames.append(frame) }
    }
  }

  /// The number of frames from one flash to the third after it, if that is less than a second.
  private static func shortest(_ flashes: [Int]) -> Int? {
    zip(flashes, flashes.dropFirst(3)).map { $1 - $0 }.filter { $0 < rate }.min()
  }
}

/// The paint in the frames of a state: its red, green and blue parts, and all of it.
private struct Levels {
  var frames: [SIMD4<Double>]

  /// The largest amount.
  var most: Double { frames.map { $0.max() }.max() ?? 0 }

  /// The largest change.
  var swing: Double {
    (0..<4).map { part in
      let levels = frames.map { $0[part] }
      return (levels.max() ?? 0) - (levels.min() ?? 0)
    }.max() ?? 0
  }

  /// The frames at which each part flashes.
  var flashes: [[Int]] {
    let change = FlashingDrawing.least * most
    return (0..<4).map { part in Self.flashes(frames.map { $0[part] }, change: change) }
  }

  /// The frames at which a level has risen after it has fallen.
  private static func flashes(_ levels: [Double], change: Double) -> [Int] {
    var (low, peak, isBright, frames) = (0.0, levels.first ?? 0, true, [Int]())
    guard change > 0 else { return [] }
    for (frame, level) in levels.enumerated() {
      (low, peak) = (min(low, level), max(peak, level))
      if isBright, level <= peak - change {
        (isBright, low) = (false, level)
      } else if !isBright, level >= low + change {
        (isBright, peak) = (true, level)
        frames.append(frame)
      }
    }
    return frames
  }
}

/// The amounts of paint of a layer's shape: the area inside, and the length of the outline.
private struct Ink {
  private var area = 0.0
  private var length = 0.0
  private let isStroked: Bool
  private let isPicture: Bool

  init(_ layer: RefreshLayer) {
    isStroked = layer.stroke != nil
    if case .image = layer.shape { isPicture = layer.fill == nil } else { isPicture = false }
    var points = layer.shape.outline
    switch layer.shape {
    case .circle(let radius, _, _, let sweep):
      area = .pi * radius * radius * abs(sweep) / 360
      length = 2 * .pi * radius * abs(sweep) / 360
      points = []
    case .image(_, let width, let height): area = width * height
    case .line, .path, .group: break
    case .polygon, .rect: points += points.prefix(1)
    }
    for (from, to) in zip(points, points.dropFirst()) {
      let way = to - from
      length += (way * way).sum().squareRoot()
      area += (from.x * to.y - from.y * to.x) / 2
    }
    area = abs(area)
  }

  /// The red, green and blue parts of a record's paint, and all of it, without scale and opacity.
  func amount(_ record: DrawingRecord) -> SIMD4<Double> {
    func parts(_ color: DrawingColor, _ amount: Double) -> SIMD4<Double> {
      SIMD4(color.red, color.green, color.blue, 1) * (color.alpha * amount)
    }
    if isPicture { return SIMD4(repeating: area) }
    let stroke = isStroked ? length * (record.end - record.start) * record.width : 0
    return parts(record.stroke, stroke) + parts(record.fill, area)
  }
}
