package import RefreshCore
import RefreshDiagnostics

/// A drawing at one moment, as SVG around the center of its box.
///
/// The image needs no sine: an arc is the dash of a turned circle.
package struct DrawingImage {
  private let layers: [RefreshLayer]
  private let records: [DrawingRecord]
  /// The start of the names of gradients, which have to be unique in a file.
  private let id: String

  package init(drawing: RefreshDrawing, records: [DrawingRecord], id: String) {
    (layers, self.records, self.id) = (drawing.allLayers, records, id)
  }

  package var svg: String { svg(records.indices) }

  private func svg(_ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let record = records[index]
      let end = index + 1 + record.inside
      let layer = layers[record.layer]
      let content =
        if case .group = layer.shape {
          svg(index + 1..<end)
        } else {
          Self.shape(layer, record: record, id: "\(id)-\(index)")
        }
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

  /// The shape of a layer that is no group.
  private static func shape(_ layer: RefreshLayer, record: DrawingRecord, id: String) -> String {
    let (paint, gradient) = paint(layer, record: record, id: id)
    switch layer.shape {
    case .circle(let radius, let at, let from, let sweep):
      let center = "cx=\"\(number(at.x))\" cy=\"\(number(at.y))\" r=\"\(number(radius))\""
      guard layer.stroke != nil else { return "\(gradient)<circle \(center)\(paint)/>" }
      // The stroke of a circle starts at three o'clock, and goes clockwise.
      var place = "rotate(\(number(from - 90)) \(number(at.x)) \(number(at.y)))"
      if sweep < 0 { place += "translate(0 \(number(2 * at.y)))scale(1 -1)" }
      return
        "\(gradient)<circle \(center)\(paint)\(dash(layer, record: record)) transform=\"\(place)\"/>"
    case .line(let points):
      return "\(gradient)<path d=\"M\(path(of: points))\"\(paint)\(dash(layer, record: record))/>"
    case .path:
      let dash = record.end - record.start > 0.9995 ? "" : dash(layer, record: record)
      return "\(gradient)<\(element(of: layer.shape))\(paint)\(dash)/>"
    case .polygon, .rect: return "\(gradient)<\(element(of: layer.shape))\(paint)/>"
    // A frame in place of an image that only the app has.
    case .image(_, let width, let height):
      return
        "<rect\(box(width: width, height: height, at: .zero)) rx=\"5\" fill=\"none\" stroke=\"#8E8E93\" "
        + "stroke-dasharray=\"3 3\"/>"
    case .group: return ""
    }
  }

  /// The element of a shape that SVG has as well, without its colors.
  static func element(of shape: RefreshShape) -> String {
    switch shape {
    case .polygon(let points): return "path d=\"M\(path(of: points))Z\""
    case .rect(let width, let height, let at, let radius):
      let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
      return "rect\(box(width: width, height: height, at: at))\(corner)"
    case .path(let path): return "path d=\"\(SafeText.xml(path))\""
    case .circle, .line, .image, .group: return "g"
    }
  }

  /// The attributes of the colors, and the gradient that they refer to.
  private static func paint(
    _ layer: RefreshLayer,
    record: DrawingRecord,
    id: String
  ) -> (String, String) {
    var (paint, gradient) = (" fill=\"none\"", "")
    if let fade = layer.fade, layer.fill != nil {
      let stops = [fade.start, fade.end].enumerated().map { index, stop in
        "<stop offset=\"\(index)\" stop-color=\"\(color(of: record.fill))\" "
          + "stop-opacity=\"\(number(stop.y))\"/>"
      }
      let line = "x1=\"0\" x2=\"0\" y1=\"\(number(fade.start.x))\" y2=\"\(number(fade.end.x))\""
      gradient =
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(line)>"
        + "\(stops.joined())</linearGradient>"
      paint = " fill=\"url(#\(id))\""
    } else if layer.fill != nil {
      paint = " fill=\"\(color(of: record.fill))\""
    }
    if layer.stroke != nil {
      paint +=
        " stroke=\"\(color(of: record.stroke))\" stroke-width=\"\(number(record.width))\" "
        + "stroke-linecap=\"\(layer.cap.rawValue)\" stroke-linejoin=\"round\""
    }
    return (paint, gradient)
  }

  /// The part of the length that is drawn, as the dash of a stroke.
  private static func dash(_ layer: RefreshLayer, record: DrawingRecord) -> String {
    guard layer.isOpen || record.end - record.start <= 0.9995 else { return "" }
    let (length, gap) = layer.length
    return " stroke-dasharray=\"\(number((record.end - record.start) * length)) \(number(gap))\""
      + (record.start > 0 ? " stroke-dashoffset=\"\(number(-record.start * length))\"" : "")
  }

  private static func path(of points: [SIMD2<Double>]) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
  }

  private static func box(width: Double, height: Double, at: SIMD2<Double>) -> String {
    " x=\"\(number(at.x - width / 2))\" y=\"\(number(at.y - height / 2))\" "
      + "width=\"\(number(width))\" height=\"\(number(height))\""
  }

  /// A color in CSS notation.
  private static func color(of color: DrawingColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return parts.reduce("#") { text, part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  private static func number(_ value: Double) -> String { DecimalText.of(value, digits: 3) }
}

extension RefreshLayer {
  /// The length of the stroke, and a gap that is longer than the rest of the path.
  var length: (stroke: Double, gap: Double) {
    switch shape {
    case .circle(let radius, _, _, let sweep):
      let turn = radius * 2 * .pi
      return (turn * abs(sweep) / 360, turn)
    case .line(let points):
      let total = zip(points, points.dropFirst()).reduce(0) { sum, ends in
        let way = ends.1 - ends.0
        return sum + (way * way).sum().squareRoot()
      }
      return (total, total)
    case .path(let text):
      let total = PathSegment.length(of: PathSegment.all(of: text) ?? [])
      return (total, total)
    default: return (0, 0)
    }
  }

  /// Whether the stroke is less than its path, even as a whole.
  fileprivate var isOpen: Bool {
    guard case .circle(_, _, _, let sweep) = shape else { return false }
    return abs(sweep) < 360
  }
}

extension PathSegment {
  /// The length of a path, with curves as chains of short lines.
  fileprivate static func length(of segments: [PathSegment]) -> Double {
    var (sum, first, last) = (0.0, SIMD2<Double>.zero, SIMD2<Double>.zero)
    func add(to point: SIMD2<Double>) {
      let way = point - last
      sum += (way * way).sum().squareRoot()
      last = point
    }
    for segment in segments {
      switch segment {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): add(to: point)
      case .close: add(to: first)
      case .curve(let one, let two, let end):
        let start = last
        for step in 1...64 {
          let part = Double(step) / 64
          let rest = 1 - part
          let (from, to) = (start * (rest * rest * rest), end * (part * part * part))
          add(to: from + one * (3 * part * rest * rest) + two * (3 * part * part * rest) + to)
        }
      }
    }
    return sum
  }
}
