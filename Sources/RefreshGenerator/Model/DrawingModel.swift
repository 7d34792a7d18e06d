import RefreshCore
import RefreshLanguage

/// The drawings of a spec as Swift constants, one for each drawing and each of its layers.
struct DrawingModel {
  struct Constant {
    let name: String
    let value: String
    /// Whether the constant is a layer.
    let isLayer: Bool
  }

  /// The constants, each drawing before its layers, from outside in.
  private(set) var constants: [Constant] = []
  /// The constants of the drawings, by the names in specs, such as `$ring`.
  private(set) var names: [String: String] = [:]

  /// The drawings that appearances use.
  init(appearances: [SharedAppearance], palette: PaletteModel) {
    var drawings: [RefreshDrawing] = []
    for case .drawing(let drawing) in appearances.compactMap({ $0.appearance.appearance.indicator })
    where drawing.name.hasPrefix("$") && !drawings.contains(drawing) {
      drawings.append(drawing)
    }
    // The drawings come first, since apps use their names.
    var scope = SwiftName.Scope()
    let names = drawings.map { scope.add(String($0.name.dropFirst())) }
    for (name, drawing) in zip(names, drawings) {
      var writer = DrawingWriter(scope: scope, drawing: drawing, palette: palette)
      let value = writer.value(of: drawing)
      scope = writer.scope
      constants.append(Constant(name: name, value: value, isLayer: false))
      constants += writer.layers
      self.names[drawing.name] = name
    }
  }
}

/// Writes a drawing as Swift source.
struct DrawingWriter {
  /// The constants so far.
  private(set) var scope: SwiftName.Scope
  private let name: Substring
  private let palette: PaletteModel
  private(set) var layers: [DrawingModel.Constant] = []

  init(scope: SwiftName.Scope, drawing: RefreshDrawing, palette: PaletteModel) {
    (self.scope, name, self.palette) = (scope, drawing.name.dropFirst(), palette)
  }

  /// The drawing as an expression; its layers are written as constants.
  mutating func value(of drawing: RefreshDrawing) -> String {
    let names = drawing.layers.map { add($0) }
    var call = SwiftCall("RefreshDrawing")
    call.add("width", value: SwiftLiteral.number(drawing.width))
    call.add("height", value: SwiftLiteral.number(drawing.height))
    if drawing.isMirrored { call.add("isMirrored", value: "true") }
    if drawing.reduceMotion != .pulse {
      call.add("reduceMotion", value: ".\(drawing.reduceMotion)")
    }
    call.add("layers", value: SwiftLiteral.list(names))
    return call.text(column: 40, margin: 4)
  }

  private mutating func add(_ layer: RefreshLayer) -> String {
    let isSystem = RefreshSpinnerSize.allCases.contains {
      layer == .system($0, opacity: layer[.opacity] ?? 1)
    }
    let index = layers.count
    let constant = scope.add("\(name)-\(isSystem ? "spinner" : layer.shape.word)")
    // A group comes before the layers in it.
    layers.append(DrawingModel.Constant(name: constant, value: "", isLayer: true))
    let value = call(of: layer).text(column: 40, margin: 4)
    layers[index] = DrawingModel.Constant(name: constant, value: value, isLayer: true)
    return constant
  }

  private mutating func call(of layer: RefreshLayer) -> SwiftCall {
    for size in RefreshSpinnerSize.allCases {
      let opacity = layer[.opacity] ?? 1
      guard layer == .system(size, opacity: opacity) else { continue }
      var call = SwiftCall("RefreshLayer.system")
      call.add(".\(size)")
      call.add("opacity", value: channel(opacity, value: SwiftLiteral.number))
      return call
    }
    var call = SwiftCall("RefreshLayer")
    call.add(shape(layer.shape))
    if layer.cap != .round { call.add("cap", value: ".butt") }
    if let fade = layer.fade {
      call.add("fade", value: "RefreshFade(\(Self.point(fade.start)), \(Self.point(fade.end)))")
    }
    if let copies = layer.copies {
      var copy = SwiftCall("RefreshCopies")
      copy.add("\(copies.count)")
      copy.add("turn", value: copies.turn, unless: 0, text: SwiftLiteral.number)
      copy.add("move", value: copies.move, unless: .zero, text: Self.point)
      copy.add("delay", value: copies.delay, unless: 0, text: SwiftLiteral.number)
      call.add("copies", value: copy.text(column: 0))
    }
    if layer.followsArrow { call.add("followsArrow", value: "true") }
    for (label, paints) in [("stroke", layer.stroke), ("fill", layer.fill)] {
      if let paints { call.add(label, value: channel(paints, value: paint)) }
    }
    // The arguments have the order of the numbers.
    for number in DrawingNumber.allCases {
      if let drivers = layer[number] {
        call.add(number.name, value: channel(drivers, value: SwiftLiteral.number))
      }
    }
    return call
  }

  private mutating func shape(_ shape: RefreshShape) -> String {
    switch shape {
    case .circle(let radius, let at, let from, let sweep):
      var call = SwiftCall(".circle")
      call.add(SwiftLiteral.number(radius))
      call.add("at", value: at, unless: .zero, text: Self.point)
      call.add("from", value: from, unless: 0, text: SwiftLiteral.number)
      call.add("sweep", value: sweep, unless: 360, text: SwiftLiteral.number)
      return call.text(column: 0)
    case .line(let points): return ".line(\(Self.points(points)))"
    case .polygon(let points): return ".polygon(\(Self.points(points)))"
    case .rect(let width, let height, let at, let radius):
      var call = SwiftCall(".rect")
      call.add("width", value: SwiftLiteral.number(width))
      call.add("height", value: SwiftLiteral.number(height))
      call.add("at", value: at, unless: .zero, text: Self.point)
      call.add("radius", value: radius, unless: 0, text: SwiftLiteral.number)
      return call.text(column: 0)
    case .path(let path): return ".path(\(SwiftLiteral.string(path)))"
    case .image(let name, let width, let height):
      let size = "width: \(SwiftLiteral.number(width)), height: \(SwiftLiteral.number(height))"
      return ".image(\(SwiftLiteral.string(name)), \(size))"
    case .group(let layers):
      return ".group([\(layers.map { add($0) }.joined(separator: ", "))])"
    }
  }

  private func paint(_ paint: RefreshPaint) -> String {
    switch paint {
    case .ink: ".ink"
    case .tint: ".tint"
    case .track: ".track"
    case .bad: ".bad"
    // Only built-in drawings have colors of originals.
    case .color(let color), .original(let color): expression(color)
    }
  }

  private func expression(_ color: RefreshColor) -> String {
    let isNamed = palette.colors.contains { $0.color == color }
    guard !isNamed, let name = color.systemName else {
      return ".color(\(palette.expression(color)))"
    }
    return ".system(\(SwiftLiteral.string(name)))"
  }

  private func channel<Value>(_ channel: RefreshChannel<Value>, value: (Value) -> String)
    -> String
  {
    let moves = channel.drivers.map { $0.move ?? RefreshMove() }
    // The move of most drivers is that of the channel.
    let common = moves.max { a, b in moves.count { $0 == a } < moves.count { $0 == b } }
    let move = common ?? RefreshMove()
    let drivers = channel.drivers.map { driver($0, common: move, value: value) }
    guard drivers.count > 1 else {
      let isPlain = channel.drivers[0].isOneConstant && move == RefreshMove()
      return isPlain ? drivers[0] : ".all(\(drivers[0]))"
    }
    let counts = drivers.indices.map { index in channel.indices.count { $0 == index } }
    let rest = drivers.indices.max { counts[$0] < counts[$1] } ?? 0
    var written: [RefreshState: Int] = [:]
    for state in RefreshState.allCases {
      let index = Int(channel.indices[Int(state.rawValue)])
      let inherited = state.likeness.flatMap { written[$0] } ?? rest
      // A state that others inherit from comes before them.
      if index != inherited { written[state] = index }
    }
    let states = RefreshState.allCases.compactMap { state in
      written[state].map { "\(state.expression): \(drivers[$0])" }
    }
    var arguments = ["[\(states.joined(separator: ", "))]", "else: \(drivers[rest])"]
    arguments += Self.arguments(of: move)
    return ".states(\(arguments.joined(separator: ", ")))"
  }

  private func driver<Value>(
    _ driver: RefreshDriver<Value>,
    common: RefreshMove,
    value: (Value) -> String
  ) -> String {
    let keys = driver.keys.map { "\(SwiftLiteral.number($0.input)): \(value($0.value))" }
    var list = "[\(keys.joined(separator: ", "))]"
    if driver.ease != .linear { list += ", ease: .\(driver.ease)" }
    if driver.steps > 0 { list += ", steps: \(driver.steps)" }
    let duration = SwiftLiteral.number(driver.duration)
    let isTurn = keys == ["0: 0", "1: 360"] && driver.ease == .linear && driver.steps == 0
    var text =
      switch driver.input {
      case .constant where !driver.isOneConstant:
        ".constant(\(value(driver.keys[0].value)), highContrast: \(value(driver.keys[1].value)))"
      case .constant: value(driver.keys[0].value)
      case .copies: ".copies(\(SwiftLiteral.list(driver.keys.map { value($0.value) })))"
      case .hold: ".hold"
      case .loop where isTurn: ".loop(\(duration))"
      case .loop, .once: ".\(driver.input)(\(duration), \(list))"
      case .pull, .points, .visible: ".\(driver.input)(\(list))"
      }
    let move = driver.move ?? RefreshMove()
    guard move != common else { return text }
    // A literal is no driver yet, unlike a color.
    if driver.isOneConstant { text = ".constant(\(text))" }
    let arguments = Self.arguments(of: move)
    return "\(text).moved(\((arguments.isEmpty ? ["over: 0"] : arguments).joined(separator: ", ")))"
  }

  private static func arguments(of move: RefreshMove) -> [String] {
    var arguments: [String] = []
    guard move != RefreshMove() else { return [] }
    arguments.append("over: \(SwiftLiteral.number(move.over))")
    if move.ease != .easeOut { arguments.append("ease: .\(move.ease)") }
    if move.delay > 0 { arguments.append("delay: \(SwiftLiteral.number(move.delay))") }
    return arguments
  }

  private static func point(_ point: SIMD2<Double>) -> String {
    "[\(SwiftLiteral.number(point.x)), \(SwiftLiteral.number(point.y))]"
  }

  private static func points(_ points: [SIMD2<Double>]) -> String {
    "[\(points.map { Self.point($0) }.joined(separator: ", "))]"
  }
}

extension RefreshShape {
  /// The word for the shape in specs.
  fileprivate var word: String {
    switch self {
    case .circle: "circle"
    case .line: "line"
    case .polygon: "polygon"
    case .rect: "rect"
    case .path: "path"
    case .image: "image"
    case .group: "group"
    }
  }
}

extension RefreshDriver {
  /// Whether the driver is a constant that is the same under Increase Contrast.
  fileprivate var isOneConstant: Bool { input == .constant && keys.count == 1 }
}
