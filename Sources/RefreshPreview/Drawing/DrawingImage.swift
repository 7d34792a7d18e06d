package import RefreshCore
import RefreshDiagnostics
package import RefreshStyles

/// A drawing at one moment, as SVG around the center of its box.
///
/// The image needs no sine: an arc is the dash of a turned circle.
package struct DrawingImage {
  private let layers: [RefreshLayer]
  private let records: [DrawingRecord]
  /// The start of the names of gradients, which have to be unique in a file.
  private let id: String

  /// Creates the image of a drawing.
  package init(_ drawing: RefreshDrawing, _ records: [DrawingRecord], id: String) {
    (layers, self.records, self.id) = (drawing.allLayers, records, id)
  }

  /// The image.
  package var svg: String { svg(records.indices) }

  private func svg(_ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let record = records[index]
      let end = index + 1 + record.inside
      let layer = layers[record.layer]
      var content =
        if case .group = layer.shape { svg(index + 1..<end) } else { shape(index) }
      // An animation turns the system's spinner in its eight steps.
      if layer.isSpinner { content = "<g class=\"spinner\">\(content)</g>" }
      let place = Self.attributes(of: record)
      text += place.isEmpty || content.isEmpty ? content : "<g\(place)>\(content)</g>"
      index = end
    }
    return text
  }

  /// The transform and the opacity.
  private static func attributes(of record: DrawingRecord) -> String {
    var transform = ""
    if record.turn != 0 { transform += "rotate(\(number(record.turn)))" }
    if record.x != 0 || record.y != 0 {
      transform += "translate(\(number(record.x)) \(number(record.y)))"
    }
    if record.rotate != 0 { transform += "rotate(\(number(record.rotate)))" }
    if record.scaleX != 1 || record.scaleY != 1 {
      transform += "scale(\(number(record.scaleX)) \(number(record.scaleY)))"
    }
    return (transform.isEmpty ? "" : " transform=\"\(transform)\"")
      + (record.opacity < 1 ? " opacity=\"\(number(record.opacity))\"" : "")
  }

  private func shape(_ index: Int) -> String {
    let (record, layer) = (records[index], layers[records[index].layer])
    let (paint, definition) = paint(index, layer)
    switch layer.shape {
    case .circle(let radius, let at, let from, let sweep):
      let length = record.end - record.start
      let center = "cx=\"\(Self.number(at.x))\" cy=\"\(Self.number(at.y))\""
      let circle = "<circle \(center) r=\"\(Self.number(radius))\"\(paint)"
      guard abs(sweep) < 360 || length <= 0.9995 else { return circle + "/>" }
      let turn = radius * 2 * .pi
      let arc = turn * length * abs(sweep) / 360
      let start = from + sweep * (sweep < 0 ? record.end : record.start) - 90
      let dash = "\(Self.number(arc)) \(Self.number(turn - arc + 0.01))"
      let place = "rotate(\(Self.number(start)) \(Self.number(at.x)) \(Self.number(at.y)))"
      return circle + " stroke-dasharray=\"\(dash)\" transform=\"\(place)\"/>"
    case .line(let points):
      let cut = Self.points(points, from: record.start, to: record.end)
      return "<path d=\"M\(cut.map(Self.point).joined(separator: "L"))\"\(paint)/>"
    case .polygon, .rect, .path: return definition + "<\(Self.element(of: layer.shape))\(paint)/>"
    // A frame in place of an image that only the app has.
    case .image(_, let width, let height):
      return "<rect\(Self.box(width, height, .zero)) rx=\"5\" fill=\"none\" stroke=\"#8E8E93\" "
        + "stroke-dasharray=\"3 3\"/>"
    case .group: return ""
    }
  }

  /// The element of a shape that is always drawn as a whole, without its colors.
  static func element(of shape: RefreshShape) -> String {
    switch shape {
    case .polygon(let points):
      return "path d=\"M\(points.map(Self.point).joined(separator: "L"))Z\""
    case .rect(let width, let height, let at, let radius):
      let corner = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
      return "rect\(Self.box(width, height, at))\(corner)"
    case .path(let path): return "path d=\"\(SafeText.xml(path))\""
    case .circle, .line, .image, .group: return "g"
    }
  }

  /// The attributes of the colors, and the gradient that they refer to.
  private func paint(_ index: Int, _ layer: RefreshLayer) -> (String, String) {
    let record = records[index]
    var (paint, definition) = (" fill=\"none\"", "")
    if let fade = layer.fade, layer.fill != nil {
      let name = "\(id)-\(index)"
      let stops = [fade.start, fade.end].enumerated().map { number, stop in
        "<stop offset=\"\(number)\" stop-color=\"\(Self.color(record.fill))\" "
          + "stop-opacity=\"\(Self.number(stop.y))\"/>"
      }
      let line =
        "x1=\"0\" x2=\"0\" y1=\"\(Self.number(fade.start.x))\" y2=\"\(Self.number(fade.end.x))\""
      definition =
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>"
        + "\(stops.joined())</linearGradient>"
      paint = " fill=\"url(#\(name))\""
    } else if layer.fill != nil {
      paint = " fill=\"\(Self.color(record.fill))\""
      if record.fill.alpha < 1 { paint += " fill-opacity=\"\(Self.number(record.fill.alpha))\"" }
    }
    guard layer.stroke != nil else { return (paint, definition) }
    paint +=
      " stroke=\"\(Self.color(record.stroke))\" stroke-width=\"\(Self.number(record.width))\" "
      + "stroke-linecap=\"\(layer.cap.rawValue)\" stroke-linejoin=\"round\""
    if record.stroke.alpha < 1 {
      paint += " stroke-opacity=\"\(Self.number(record.stroke.alpha))\""
    }
    return (paint, definition)
  }

  /// The part of a line.
  private static func points(_ points: [SIMD2<Double>], from start: Double, to end: Double)
    -> [SIMD2<Double>]
  {
    func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }
    let pieces = zip(points, points.dropFirst()).map { ($0, $1 - $0, length($1 - $0)) }
    let total = pieces.reduce(0) { $0 + $1.2 }
    var (cut, done): ([SIMD2<Double>], Double) = ([], 0)
    for (from, way, length) in pieces {
      let (first, last) = (max(start * total - done, 0), min(end * total - done, length))
      if first <= last, length > 0 {
        if cut.isEmpty { cut.append(from + way * (first / length)) }
        cut.append(from + way * (last / length))
      }
      done += length
    }
    return cut
  }

  private static func box(_ width: Double, _ height: Double, _ at: SIMD2<Double>) -> String {
    " x=\"\(number(at.x - width / 2))\" y=\"\(number(at.y - height / 2))\" "
      + "width=\"\(number(width))\" height=\"\(number(height))\""
  }

  private static func point(_ point: SIMD2<Double>) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  private static func color(_ color: DrawingColor) -> String {
    let bits = [color.red, color.green, color.blue].reduce(0) { bits, part in
      bits << 8 | Int((part * 255).rounded())
    }
    let digits = String(bits, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func number(_ value: Double) -> String { DecimalText.of(value, digits: 3) }
}
