import RefreshDiagnostics

/// An SVG document under construction.
struct SVG {
  private let width: Double
  private let height: Double
  private let title: String
  private var body = ""

  init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  mutating func text(_ text: String, x: Double, y: Double, class name: String) {
    body += "<text class=\"\(name)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\">"
    body += "\(SafeText.xml(text))</text>\n"
  }

  mutating func rectangle(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    class name: String
  ) {
    body += "<rect class=\"\(name)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
    body += "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\"/>\n"
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, class name: String) {
    body += "<line class=\"\(name)\" x1=\"\(Self.number(x1))\" y1=\"\(Self.number(y1))\" "
    body += "x2=\"\(Self.number(x2))\" y2=\"\(Self.number(y2))\"/>\n"
  }

  mutating func polyline(_ points: [(Double, Double)], class name: String) {
    body += "<polyline class=\"\(name)\" points=\""
    var last = ""
    for (x, y) in points {
      let point = "\(Self.number(x)),\(Self.number(y))"
      // In a long replay, most points coincide with the point before; they are left out.
      guard point != last else { continue }
      if !last.isEmpty { body += " " }
      body += point
      last = point
    }
    body += "\"/>\n"
  }

  mutating func circle(x: Double, y: Double, class name: String) {
    body += "<circle class=\"\(name)\" r=\"5\" "
    body += "cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\"/>\n"
  }

  /// The finished document.
  var document: String {
    let size = "\(Self.number(width)) \(Self.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img">
      <title>\(SafeText.xml(title))</title>
      <style>
      \(Self.style)
      </style>
      <rect class="ground" width="100%" height="100%"/>
      \(body)</svg>

      """
  }

  /// A number with at most two fraction digits.
  static func number(_ value: Double) -> String {
    DecimalText.of(value, digits: 2)
  }

  private static let style = """
    text { font: 12px system-ui, sans-serif; fill: #333 }
    .title { font-size: 15px; font-weight: 600 }
    .phase { text-anchor: middle }
    .left { text-anchor: end }
    .label { font-weight: 600 } .shown { fill: #555 } .leader { stroke: #0005 }
    .ground { fill: #fff }
    .band { fill: #fff }
    .pulling { fill: #eef3fb } .armed { fill: #fdf0cc } .pending { fill: #efe6fa }
    .refreshing { fill: #dcf3e3 } .ending { fill: #eceff1 } .failed { fill: #fbe1e1 }
    .exhausted { fill: #ece6df } .secondLevelArmed { fill: #fbe0cd } .secondLevel { fill: #d6eef2 }
    .grid { stroke: #0001 } .tick { stroke: #333 }
    polyline { fill: none; stroke-width: 2; stroke-linejoin: round }
    .offset { stroke: #1259c3; stroke-width: 2 }
    .progress { stroke: #b3470f; stroke-width: 2; stroke-dasharray: 5 3 }
    .inset { stroke: #7a3aa8; stroke-width: 2 } polyline.area { fill: #7a3aa82e; stroke: none }
    .fired { fill: #17803d } .completed { fill: none; stroke: #17803d; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .ground { fill: #16181c } .band { fill: #16181c }
    .pulling { fill: #1c2737 } .armed { fill: #3d3210 } .pending { fill: #2e2340 }
    .refreshing { fill: #14351f } .ending { fill: #272b2f } .failed { fill: #431d1d }
    .exhausted { fill: #332c24 } .secondLevelArmed { fill: #45290f } .secondLevel { fill: #12333a }
    .grid { stroke: #fff2 } .tick { stroke: #ddd } .shown { fill: #b5b5ba } .leader { stroke: #fff6 }
    .inset { stroke: #c79bf0 } polyline.area { fill: #c79bf033 }
    .offset { stroke: #79aefc } .progress { stroke: #f2975f }
    .fired { fill: #5bd07f } .completed { stroke: #5bd07f }
    }
    """
}

/// Locale-independent decimal numbers.
enum DecimalText {
  /// A number with at most `digits` fraction digits and no trailing zeros.
  static func of(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = (value * Double(scale)).rounded()
    guard abs(scaled) < 1e15 else { return "0" }
    let (integer, rest) = Int(scaled).magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(integer)" }
    let fraction = String(rest)
    var padded = String(repeating: "0", count: digits - fraction.count) + fraction
    while padded.last == "0" { padded.removeLast() }
    return "\(sign)\(integer).\(padded)"
  }
}
