import RefreshCore
import RefreshDiagnostics
import RefreshYAML

/// Decoding of drawings.
extension SpecDecoder {
  private static let (mostLayers, mostCopies, mostGroups, mostSegments) = (32, 128, 3, 256)

  /// An indicator: a word, or the name of a drawing in `drawings`.
  mutating func indicator(from node: Node, of owner: Owner) -> SpecValue? {
    let words = ["none"] + RefreshAppearance.Indicator.names
    guard let text = node.scalar?.text, !words.contains(text) else {
      return word(node, words: words, of: owner)
    }
    if text.hasPrefix("$"), text.count > 1 { return .text(text) }
    let isDrawn = Self.drawingNames(in: root).contains(text)
    guard let advice = isDrawn ? "" : ForeignName.advice(forFile: text) else {
      return word(node, words: words, of: owner)
    }
    let mistake = Mistake(
      rule: UnknownWord.self,
      message: owner.invalid(text),
      remedy: isDrawn ? nil : advice,
      suggestions: isDrawn ? ["$\(text)"] : [],
      isSure: isDrawn
    )
    report(mistake, node: node)
    return nil
  }

  /// The names of the drawings of a document, also under the earlier name of their key.
  private static func drawingNames(in root: Node?) -> [String] {
    let maps = (root?.mapping ?? []).filter { pair in
      let name = pair.key.text ?? ""
      let key = RenamedKey.newName(of: name, in: SpecLanguage.control.table) ?? name
      return key == KeyName.drawings.name
    }
    return maps.flatMap { $0.value.mapping?.compactMap(\.key.text) ?? [] }
  }

  mutating func drawing(from node: Node, of owner: Owner) -> DrawingReference? {
    guard node.mapping != nil else {
      reportType(at: node, of: owner, expected: "a drawing, such as \(DrawingPart.drawing.example)")
      return nil
    }
    let findings = diagnostics.count
    (drawingColors, layerNodes) = ([], [])
    let keys = map(from: node, table: SpecLanguage.drawing, of: owner)
    guard diagnostics.count == findings, let layers = drawnLayers else { return nil }
    let box = keys[own: "box"]?.value.numbers ?? []
    let all = layers.flatMap(\.all)
    let copies = all.reduce(0) { $0 + ($1.copies?.count ?? 1) }
    if all.count > Self.mostLayers || copies > Self.mostCopies {
      let (count, unit, most) =
        all.count > Self.mostLayers
        ? (all.count, "layers", Self.mostLayers) : (copies, "copies of layers", Self.mostCopies)
      return reject(node, message: "\(owner) has \(count) \(unit)", expected: "at most \(most)")
    }
    let motion = RefreshDrawingMotion.allCases.first {
      keys[own: "reduceMotion"]?.value == .text("\($0)")
    }
    let drawing = RefreshDrawing(
      width: box[0],
      height: box.last ?? box[0],
      isMirrored: keys[own: "mirror"]?.value == .flag(true),
      reduceMotion: motion ?? .pulse,
      layers: layers
    )
    checkedCopies -= copies
    if checkedCopies >= 0 { check(drawing, node: node) }
    return DrawingReference(drawing: drawing, colors: drawingColors)
  }

  /// Reports what is wrong with a drawing as it is drawn.
  private mutating func check(_ drawing: RefreshDrawing, node: Node) {
    let drawn = DrawnLayers(drawing)
    if let (layer, mistake) = DrawingOutsideBox.mistake(in: drawing, drawn: drawn) {
      report(mistake, node: layerNodes[layer])
    }
    let cost = FlashingDrawing.cost(of: drawn)
    guard cost <= checkedFrames else { return }
    checkedFrames -= cost
    if let (layer, mistake) = FlashingDrawing.mistake(in: drawn) {
      report(mistake, node: layer.map { layerNodes[$0] } ?? node)
    }
  }

  /// A part of a drawing; the layers of a drawing are kept aside.
  mutating func part(from node: Node, part: DrawingPart, of owner: Owner) -> SpecValue? {
    switch part {
    case .indicator: return indicator(from: node, of: owner)
    case .drawing: return drawing(from: node, of: owner).map(SpecValue.drawing)
    case .layers:
      drawnLayers = layers(from: node, of: owner, depth: 0)
      return drawnLayers == nil ? nil : .list([])
    case .box:
      guard node.sequence != nil else {
        return number(from: node, range: 1...500, word: nil, of: owner)
      }
      return list(from: node, element: .number(1...500), of: owner).flatMap {
        pair($0, node: node, of: owner)
      }
    case .circle, .points, .constant, .number, .color, .driver: return nil
    }
  }

  /// Reports a mistake in a drawing; returns `nil` in place of the value.
  mutating func reject<Value>(
    _ node: Node,
    message: String,
    expected: String? = nil,
    remedy: String? = nil
  ) -> Value? {
    let rule = InvalidDrawing.self
    report(Mistake(rule: rule, message: message, expected: expected, remedy: remedy), node: node)
    return nil
  }

  /// A number of things in words.
  static func count(_ number: Int, unit: String) -> String {
    "\(number) \(unit)\(number == 1 ? "" : "s")"
  }

  private mutating func pair(_ items: [Field], node: Node, of owner: Owner) -> SpecValue? {
    if items.count == 2, items.allSatisfy({ $0.value.number != nil }) { return .list(items) }
    let message = "\(owner) has \(Self.count(items.count, unit: "number"))"
    report(
      Mistake(rule: WrongType.self, message: message, expected: "two numbers, such as [20, 10]"),
      node: node
    )
    return nil
  }

  private mutating func layers(from node: Node, of owner: Owner, depth: Int) -> [RefreshLayer]? {
    guard let items = node.sequence, !items.isEmpty else {
      reportType(
        at: node,
        of: owner,
        expected: "a list of layers, such as \(DrawingPart.layers.example)"
      )
      return nil
    }
    guard depth <= Self.mostGroups else {
      let message = "groups are nested more than \(Self.mostGroups) deep"
      return reject(node, message: message, remedy: "put the layers into one group")
    }
    // Each layer is decoded, so that all mistakes are reported.
    let layers = items.map { layer(from: $0, of: owner.item, depth: depth) }
    return layers.contains { $0 == nil } ? nil : layers.compactMap { $0 }
  }

  private mutating func layer(from node: Node, of owner: Owner, depth: Int) -> RefreshLayer? {
    guard let mapping = node.mapping else {
      reportType(at: node, of: owner, expected: "a layer, such as {circle: 9, stroke: tint}")
      return nil
    }
    let (findings, first) = (diagnostics.count, layerNodes.count)
    layerNodes.append(node)
    var layer = LayerParts()
    let names = mapping.compactMap(\.key.text)
    // The number of copies is needed for lists of constants.
    if let node = node["repeat"] { layer.copies = copies(from: node) }
    for pair in mapping {
      guard let name = pair.key.text, SpecLanguage.layer.type(of: name) != nil else {
        _ = reportUnknown(pair, in: node, table: SpecLanguage.layer) { names.contains($0) }
        continue
      }
      guard SpecLanguage.shapes.type(of: name) != nil else {
        layer.keys[name] = pair.key
        decode(name, node: pair.value, into: &layer)
        continue
      }
      layer.shapes.append(pair.key)
      layer.shape = shape(name, node: pair.value, of: .key(name), depth: depth) ?? layer.shape
      if name == "system" { addSpinner(from: pair.value, to: &layer) }
    }
    guard diagnostics.count == findings else { return nil }
    if let (key, mistake) = layer.mistake {
      report(mistake, node: key ?? node)
      return nil
    }
    // The spokes of a spinner are layers without a node of their own.
    let drawn = layer.layer
    layerNodes += repeatElement(node, count: drawn.all.count - (layerNodes.count - first))
    return drawn
  }

  /// Decodes a key that is no shape.
  private mutating func decode(_ name: String, node: Node, into layer: inout LayerParts) {
    let owner = Owner.key(name)
    switch name {
    case "stroke": layer.stroke = paint(from: node, of: owner, copies: layer.copies)
    case "fill": layer.fill = paint(from: node, of: owner, copies: layer.copies)
    case "cap":
      layer.cap = word(node, words: ["round", "butt"], of: owner) == .text("butt") ? .butt : .round
    case "fade":
      layer.fade = points(from: node, of: owner, counts: 2...2).map { RefreshFade($0[0], $0[1]) }
    case "followsArrow": layer.followsArrow = flag(from: node, of: owner) == .flag(true)
    default:
      guard let number = DrawingNumber.all.first(where: { $0.name == name }),
        let drivers = channel(from: node, owner: owner, of: number, copies: layer.copies)
      else { return }
      layer.channels.append(.init(number: number, drivers: drivers))
    }
  }

  private mutating func addSpinner(from node: Node, to layer: inout LayerParts) {
    let word = word(node, words: ["medium", "large"], of: .key("system"))
    guard case .text(let size)? = word else { return }
    let spinner = RefreshLayer.system(.init(rawValue: size) ?? .medium, opacity: 1)
    layer.shape = spinner.shape
    layer.channels += spinner.channels.filter { $0.number == .scale }
  }

  private mutating func shape(
    _ name: String,
    node: Node,
    of owner: Owner,
    depth: Int
  ) -> RefreshShape? {
    switch name {
    case "circle":
      guard node.mapping != nil else {
        return number(from: node, range: 0...500, word: nil, of: owner)?.number.map { .circle($0) }
      }
      let keys = map(from: node, table: SpecLanguage.circle, of: owner)
      guard let radius = keys[own: "r"]?.value.number,
        let at = point(of: keys[own: "at"], node: node)
      else {
        return nil
      }
      return .circle(
        radius,
        at: at,
        from: keys[own: "from"]?.value.number ?? 0,
        sweep: keys[own: "sweep"]?.value.number ?? 360
      )
    case "line": return points(from: node, of: owner, counts: 2...64).map(RefreshShape.line)
    case "polygon": return points(from: node, of: owner, counts: 3...64).map(RefreshShape.polygon)
    case "rect":
      guard let keys = map(of: node, table: SpecLanguage.rect, owner: owner),
        keys[own: "size"] != nil,
        let size = point(of: keys[own: "size"], node: node),
        let at = point(of: keys[own: "at"], node: node)
      else { return nil }
      return .rect(
        width: size.x,
        height: size.y,
        at: at,
        radius: keys[own: "radius"]?.value.number ?? 0
      )
    case "path": return path(from: node, of: owner)
    case "group": return layers(from: node, of: owner, depth: depth + 1).map(RefreshShape.group)
    case "image":
      guard let keys = map(of: node, table: SpecLanguage.image, owner: owner),
        keys[own: "size"] != nil,
        let size = point(of: keys[own: "size"], node: node),
        let name = keys[own: "name"]?.value.text
      else { return nil }
      return .image(name, width: size.x, height: size.y)
    default: return nil
    }
  }

  private mutating func path(from node: Node, of owner: Owner) -> RefreshShape? {
    let expected = "path data of SVG, such as 'M0 -8L0 8'"
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      // A path in the form of a drawing stays as it is written.
      let path = PathSegment.all(of: text) == nil ? SVGPath(text)?.text : text
      guard let path, let segments = PathSegment.all(of: path) else {
        throw Mistake(rule: InvalidDrawing.self, message: "invalid path \(SafeText.quote(text))")
      }
      guard segments.count <= Self.mostSegments else {
        let message = "the path has \(segments.count) segments"
        throw Mistake(
          rule: InvalidDrawing.self,
          message: message,
          expected: "at most \(Self.mostSegments)"
        )
      }
      return .path(path)
    }
  }

  private mutating func copies(from node: Node) -> RefreshCopies? {
    if let count = node.scalar.flatMap({ Int($0.text) }), (2...24).contains(count) {
      reportType(
        at: node,
        of: .key("repeat"),
        expected: "a map with a count and the way from copy to copy",
        suggestions: [
          "{count: \(count), turn: \(SpecText.number((3600 / Double(count)).rounded() / 10))}"
        ]
      )
      return nil
    }
    guard let keys = map(of: node, table: SpecLanguage.copies, owner: .key("repeat")),
      let count = keys[own: "count"]?.value.number,
      let move = point(of: keys[own: "move"], node: node)
    else { return nil }
    return RefreshCopies(
      Int(count),
      turn: keys[own: "turn"]?.value.number ?? 0,
      move: move,
      delay: keys[own: "delay"]?.value.number ?? 0
    )
  }

  /// The point of a key; the origin without the key.
  private mutating func point(of field: Field?, node: Node) -> SIMD2<Double>? {
    guard let field else { return .zero }
    let numbers = field.value.numbers
    if numbers.count == 2 { return SIMD2(numbers[0], numbers[1]) }
    let message = "a point has \(Self.count(numbers.count, unit: "number"))"
    report(
      Mistake(rule: WrongType.self, message: message, expected: "two numbers, such as [0, 8]"),
      node: node
    )
    return nil
  }

  private mutating func points(
    from node: Node,
    of owner: Owner,
    counts: ClosedRange<Int>
  ) -> [SIMD2<Double>]? {
    let example = "a list of points, such as [[0, -8], [0, 8]]"
    guard let items = node.sequence, counts.contains(items.count) else {
      let bounds = counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) to 64"
      guard let count = node.sequence?.count else {
        reportType(at: node, of: owner, expected: example)
        return nil
      }
      let message = "\(owner) has \(Self.count(count, unit: "point"))"
      return reject(node, message: message, expected: "\(bounds) points")
    }
    let found = items.map { item -> SIMD2<Double>? in
      guard let numbers = list(from: item, element: SpecLanguage.coordinate, of: owner.item),
        let pair = pair(numbers, node: item, of: owner.item)
      else { return nil }
      return SIMD2(pair.numbers[0], pair.numbers[1])
    }
    return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
  }
}

extension SpecValue {
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The numbers of a number, or of a list of them.
  var numbers: [Double] {
    guard case .list(let items) = self else { return number.map { [$0] } ?? [] }
    return items.compactMap(\.value.number)
  }
}
