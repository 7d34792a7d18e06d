import Foundation

/// Diagrams in two columns, as SVG.
struct Plot {
  let panels: [Panel]

  private static let size = (width: 400.0, height: 318.0)
  private static let margin = (left: 62.0, right: 18.0, top: 52.0, bottom: 34.0)
  private static let colors = ["#0a5cc2", "#c2410a", "#6b7280"]

  var svg: String {
    let columns = 2
    let rows = (panels.count + columns - 1) / columns
    let width = Self.size.width * Double(columns)
    let height = Self.size.height * Double(rows)
    let content = panels.enumerated().map { index, panel in
      let x = Double(index % columns) * Self.size.width
      let y = Double(index / columns) * Self.size.height
      return "<g transform=\"translate(\(text(x)) \(text(y)))\">\n\(draw(panel))</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
      font-family="system-ui, sans-serif" font-size="12" fill="#1f2937">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(content.joined())</svg>

      """
  }

  private func draw(_ panel: Panel) -> String {
    let points = panel.series.flatMap(\.points)
    let (left, right) = (Self.margin.left, Self.size.width - Self.margin.right)
    let (top, bottom) = (Self.margin.top, Self.size.height - Self.margin.bottom)
    let isLogarithmic = panel.isLogarithmic
    let across = Axis(points.map(\.x), isLogarithmic: isLogarithmic, length: right - left)
    let up = Axis(points.map(\.seconds), isLogarithmic: isLogarithmic, length: bottom - top)
    func x(_ value: Double) -> Double { left + across.position(of: value) }
    func y(_ value: Double) -> Double { bottom - up.position(of: value) }

    var svg = label(panel.title, left, 20, "start", weight: "bold")
    for mark in across.marks {
      svg += line(x(mark), top, x(mark), bottom)
      svg += label(count(mark), x(mark), bottom + 18, "middle")
    }
    for mark in up.marks {
      svg += line(left, y(mark), right, y(mark))
      svg += label(time(mark), left - 6, y(mark) + 4, "end")
    }
    for (index, series) in panel.series.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      svg += draw(series.points.map { (x($0.x), y($0.seconds)) }, color)
      // The legend is below the title, outside of the area of the lines.
      let start = left + Double(index) * 96
      svg += line(start, 36, start + 18, 36, color, width: 2)
      svg += label(series.name, start + 24, 40, "start")
    }
    return svg
  }

  private func draw(_ places: [(x: Double, y: Double)], _ color: String) -> String {
    let path = places.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
    let dots = places.map {
      "<circle cx=\"\(text($0.x))\" cy=\"\(text($0.y))\" r=\"3\" fill=\"\(color)\"/>\n"
    }
    return "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>\n"
      + dots.joined()
  }

  private func label(
    _ content: String,
    _ x: Double,
    _ y: Double,
    _ anchor: String,
    weight: String = "normal"
  ) -> String {
    "<text x=\"\(text(x))\" y=\"\(text(y))\" text-anchor=\"\(anchor)\""
      + " font-weight=\"\(weight)\">\(content)</text>\n"
  }

  private func line(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ color: String = "#e5e7eb",
    width: Double = 1
  ) -> String {
    "<line x1=\"\(text(x1))\" y1=\"\(text(y1))\" x2=\"\(text(x2))\" y2=\"\(text(y2))\""
      + " stroke=\"\(color)\" stroke-width=\"\(text(width))\"/>\n"
  }

  private func text(_ number: Double) -> String {
    String(format: "%.1f", number)
  }

  private func count(_ value: Double) -> String {
    value >= 1000 ? "\(Int(value / 1000))k" : "\(Int(value))"
  }

  private func time(_ seconds: Double) -> String {
    seconds >= 1 || seconds == 0
      ? String(format: "%g s", seconds) : String(format: "%g ms", seconds * 1000)
  }
}
