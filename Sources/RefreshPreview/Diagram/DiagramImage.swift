import RefreshCore
import RefreshDiagnostics

/// A state diagram as an SVG image: an ordinary refresh as a loop, and all other ways below it.
///
/// Below the loop, each phase has a column. A row shows the transitions of one event to one phase: an
/// arrow to the column of that phase, and a dot in the column of each phase before. Arrows never
/// overlap, since each row has its own. A label that is longer than its arrow has two lines.
struct DiagramImage {
  static let boxWidth = 92.0
  static let boxHeight = 30.0
  static let margin = 12.0
  /// The width of a character of a label, in the widest of the usual system fonts.
  private static let characterWidth = 6.6
  private static let pitch = 104.0
  private static let rowHeight = 34.0
  private static let lineHeight = 14.0

  /// The transitions of one event to one phase.
  private struct Row {
    var sources: [RefreshPhase]
    let target: RefreshPhase
    let label: String
    let causes: Set<String>
  }

  private let diagram: StateDiagram
  private let loop: DiagramLoop
  private let rows: [Row]
  private let width: Double

  init(diagram: StateDiagram) {
    self.diagram = diagram
    width = max(Double(diagram.phases.count) * Self.pitch - 12, 612) + 2 * Self.margin
    loop = DiagramLoop(diagram: diagram, width: width)
    rows = Self.rows(of: diagram.edges.compactMap(loop.rest))
  }

  private static var top: Double { DiagramLoop.height + 30 }

  private var height: Double { lineOfRow(at: rows.count - 1) + 6 + Self.margin }

  var svg: String {
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    let title = SafeText.xml(SafeText.shortened(diagram.name, to: 100))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" aria-label="States of \(title)">
      <title>States of \(title)</title>
      <style>
      \(Self.style)
      </style>
      \(loop.svg)<g class="others">
      \(diagram.phases.map(column).joined())\(rows.enumerated().map(drawing).joined())</g>
      </svg>

      """
  }

  private func x(of phase: RefreshPhase) -> Double {
    let index = diagram.phases.firstIndex(of: phase) ?? 0
    return width / 2 + (Double(index) - Double(diagram.phases.count - 1) / 2) * Self.pitch
  }

  private func column(of phase: RefreshPhase) -> String {
    let middle = SVG.number(x(of: phase))
    return """
      <g class="state" data-phase="\(phase.name)">
      <line class="life" x1="\(middle)" y1="\(SVG.number(Self.top))" x2="\(middle)" y2="\(SVG.number(height - Self.margin))"/>
      <text x="\(middle)" y="\(SVG.number(Self.top - 7))">\(phase.name)</text>
      </g>

      """
  }

  private static func rows(of edges: [StateDiagram.Edge]) -> [Row] {
    var rows: [Row] = []
    for edge in edges {
      if let index = rows.firstIndex(where: { $0.target == edge.to && $0.label == edge.label }) {
        rows[index].sources.append(edge.from)
      } else {
        let causes = Set(edge.events.flatMap(\.causes))
        rows.append(Row(sources: [edge.from], target: edge.to, label: edge.label, causes: causes))
      }
    }
    return rows
  }

  private func drawing(at index: Int, row: Row) -> String {
    let y = SVG.number(lineOfRow(at: index))
    let ends = row.sources.map(x)
    let target = x(of: row.target)
    let arrows = [ends.filter { $0 < target }.min(), ends.filter { $0 > target }.max()]
    let paths = arrows.compactMap { $0 }.map { arrow(from: $0, to: target, at: y) }
    let dots = ends.map { "<circle cx=\"\(SVG.number($0))\" cy=\"\(y)\" r=\"3\"/>\n" }
    let names = row.sources.map(\.name).joined(separator: " ")
    let x = SVG.number(labelPlace(of: row))
    let lines = self.lines(of: row).map(SafeText.xml)
    let rise = -7 - Double(lines.count - 1) * Self.lineHeight
    let label = lines.joined(separator: " <tspan x=\"\(x)\" dy=\"\(SVG.number(Self.lineHeight))\">")
    let labelEnd = lines.count > 1 ? "</tspan>" : ""
    return """
      <g class="edge" data-from="\(names)" data-to="\(row.target.name)" \
      data-causes="\(row.causes.sorted().joined(separator: " "))">
      \(dots.joined())\(paths.joined())<text x="\(x)" y="\(y)" dy="\(SVG.number(rise))">\(label)\(labelEnd)</text>
      </g>

      """
  }

  private func arrow(from start: Double, to end: Double, at y: String) -> String {
    let direction = end > start ? 1.0 : -1.0
    let tip = end - direction * 2
    return """
      <path d="M\(SVG.number(start)) \(y)H\(SVG.number(tip))m\(SVG.number(-7 * direction)) -4.5\
      l\(SVG.number(7 * direction)) 4.5l\(SVG.number(-7 * direction)) 4.5"/>

      """
  }

  /// The height of the arrows of a row, below its label.
  private func lineOfRow(at index: Int) -> Double {
    let more = rows.prefix(index + 1).reduce(0) { $0 + lines(of: $1).count - 1 }
    return Self.top + Double(index + 1) * Self.rowHeight + Double(more) * Self.lineHeight - 6
  }

  /// The ends of the longest arrow of a row.
  private func longestArrow(of row: Row) -> (start: Double, end: Double) {
    let target = x(of: row.target)
    return (row.sources.map(x).max { abs($0 - target) < abs($1 - target) } ?? target, target)
  }

  /// The label of a row, broken in its middle if it is longer than its arrow.
  private func lines(of row: Row) -> [String] {
    let (start, end) = longestArrow(of: row)
    guard Self.width(of: row.label) > abs(start - end) else { return [row.label] }
    let words = row.label.split(separator: " ")
    let breaks = words.indices.dropFirst().map { index in
      [words[..<index], words[index...]].map { $0.joined(separator: " ") }
    }
    return breaks.min { $0.map(\.count).max() ?? 0 < $1.map(\.count).max() ?? 0 } ?? [row.label]
  }

  private static func width(of text: String) -> Double { Double(text.count) * characterWidth }

  /// The center of a label: the center of its longest arrow, moved to fit into the image.
  private func labelPlace(of row: Row) -> Double {
    let half = (lines(of: row).map(Self.width).max() ?? 0) / 2
    let (start, end) = longestArrow(of: row)
    return max(min((start + end) / 2, width - Self.margin - half), Self.margin + half)
  }

  private static let style = """
    .state rect { fill: #fff; stroke: #86868b }
    .state text, .edge text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; text-anchor: middle; fill: #1d1d1f }
    .state text { font-weight: 600 }
    .edge .start { text-anchor: start } .edge .end { text-anchor: end }
    .others { opacity: .75 } .others .state text { font-weight: 400 }
    .loop .edge path { stroke: #1d1d1f; stroke-width: 2 } .loop .start { fill: #1d1d1f }
    .life { stroke: #86868b; stroke-opacity: .35; stroke-dasharray: 2 4 }
    .edge path { fill: none; stroke: #5a5a60; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round }
    .edge circle { fill: #5a5a60 }
    .edge text { paint-order: stroke; stroke: #fff; stroke-width: 4px; stroke-linejoin: round }
    .state.current rect { fill: #0066cc; stroke: #0066cc } .loop .state.current text { fill: #fff }
    .state.current .life { stroke: #0066cc; stroke-opacity: 1; stroke-dasharray: none }
    .others .current text { fill: #0066cc; font-weight: 600 }
    .edge.current path, .loop .edge.current path { stroke: #0066cc; stroke-width: 2 } .edge.current circle { fill: #0066cc }
    @media (prefers-color-scheme: dark) {
    .state rect { fill: #1d1d20; stroke: #8e8e93 } .state text, .edge text { fill: #f5f5f7 }
    .edge path { stroke: #b0b0b6 } .edge circle { fill: #b0b0b6 } .edge text { stroke: #1d1d20 }
    .loop .edge path { stroke: #f5f5f7 } .loop .start { fill: #f5f5f7 } .others .current text { fill: #4ba3ff }
    .state.current rect { fill: #4ba3ff; stroke: #4ba3ff } .loop .state.current text { fill: #10131a }
    .state.current .life { stroke: #4ba3ff }
    .edge.current path, .loop .edge.current path { stroke: #4ba3ff } .edge.current circle { fill: #4ba3ff }
    }
    """
}

extension StateDiagram {
  /// The diagram as an SVG image for light and dark mode, without scripts.
  package var svg: String { DiagramImage(diagram: self).svg }
}
