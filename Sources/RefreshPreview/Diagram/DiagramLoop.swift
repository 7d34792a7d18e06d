import RefreshCore
import RefreshDiagnostics

/// An ordinary refresh in the picture of a state diagram: a loop that is run through clockwise.
///
/// The first half of the phases is on the upper side of the loop, the others are on the lower side.
struct DiagramLoop {
  static let height = upper + 118
  private static let upper = 34.0
  private static let lower = upper + 88

  private let diagram: StateDiagram
  private let left: Double
  private let right: Double

  /// A loop in the middle of an image.
  init(diagram: StateDiagram, width: Double) {
    self.diagram = diagram
    (left, right) = (width / 2 - 298, width / 2 + 298)
  }

  private var phases: [RefreshPhase] { diagram.loop }

  /// The number of phases on the upper side.
  private var upperCount: Int { (phases.count + 1) / 2 }

  /// An edge without the event that the loop shows; `nil` if nothing is left.
  func rest(of edge: StateDiagram.Edge) -> StateDiagram.Edge? {
    var edge = edge
    if isShown(edge) { edge.events.removeFirst() }
    return edge.events.isEmpty ? nil : edge
  }

  private func isShown(_ edge: StateDiagram.Edge) -> Bool {
    phases.indices.contains { phases[$0] == edge.from && next(after: $0) == edge.to }
  }

  private func next(after index: Int) -> RefreshPhase { phases[(index + 1) % phases.count] }

  /// The loop with its start mark, as a group.
  var svg: String {
    let start = place(at: 0)
    let states = phases.indices.map(state)
    let edges = phases.indices.compactMap { index in
      diagram.edges.first { $0.from == phases[index] && $0.to == next(after: index) }
        .map { edge(at: index, event: $0.events[0]) }
    }
    return """
      <g class="loop">
      <circle class="start" cx="\(SVG.number(start.x))" cy="5" r="4"/>
      <g class="edge"><path d="M\(SVG.number(start.x)) 9V17m-3.5 -4l3.5 4l3.5 -4"/></g>
      \(edges.joined())\(states.joined())</g>

      """
  }

  /// The center of a phase.
  private func place(at index: Int) -> (x: Double, y: Double) {
    let isUpper = index < upperCount
    let count = isUpper ? upperCount : phases.count - upperCount
    let position = isUpper ? index : phases.count - 1 - index
    // The sides of the loop leave room for its corners.
    let inset = 40 + DiagramImage.boxWidth / 2
    let length = right - left - 2 * inset
    let share = count == 1 ? 0.5 : Double(position) / Double(count - 1)
    return (left + inset + share * length, isUpper ? Self.upper : Self.lower)
  }

  private func state(at index: Int) -> String {
    let (x, y) = place(at: index)
    let (width, height) = (DiagramImage.boxWidth, DiagramImage.boxHeight)
    return """
      <g class="state" data-phase="\(phases[index].name)">
      <rect x="\(SVG.number(x - width / 2))" y="\(SVG.number(y - height / 2))" width="\(SVG.number(width))" height="\(SVG.number(height))" rx="15"/>
      <text x="\(SVG.number(x))" y="\(SVG.number(y + 4.5))">\(phases[index].name)</text>
      </g>

      """
  }

  /// The arrow from a phase to the next one, and its label.
  private func edge(at index: Int, event: StateDiagram.Event) -> String {
    let (from, to) = (place(at: index), place(at: (index + 1) % phases.count))
    let half = DiagramImage.boxWidth / 2
    let path: String
    var text = (x: (from.x + to.x) / 2, y: from.y - 7, anchor: "middle")
    if from.y == to.y {
      let direction = from.y == Self.upper ? 1.0 : -1.0
      path =
        "M\(SVG.number(from.x + direction * half)) \(SVG.number(from.y))"
        + arrow(to: to.x - direction * half, direction: direction)
    } else {
      // Around the right or the left side.
      let isDown = from.y == Self.upper
      let (side, direction) = isDown ? (right, 1.0) : (left, -1.0)
      let corner = 12.0
      let turn = isDown ? corner : -corner
      path = """
        M\(SVG.number(from.x + direction * half)) \(SVG.number(from.y))H\(SVG.number(side - direction * corner))\
        q\(SVG.number(direction * corner)) 0 \(SVG.number(direction * corner)) \(SVG.number(turn))\
        V\(SVG.number(to.y - turn))q0 \(SVG.number(turn)) \(SVG.number(-direction * corner)) \(SVG.number(turn))\
        \(arrow(to: to.x + direction * half, direction: -direction))
        """
      text = (side - direction * 8, (Self.upper + Self.lower) / 2 + 4, isDown ? "end" : "start")
    }
    return """
      <g class="edge" data-from="\(phases[index].name)" data-to="\(next(after: index).name)" \
      data-causes="\(event.causes.sorted().joined(separator: " "))">
      <path d="\(path)"/><text x="\(SVG.number(text.x))" y="\(SVG.number(text.y))" class="\(text.anchor)">\(SafeText.xml(event.label))</text>
      </g>

      """
  }

  /// The rest of a path: a line to `end`, and the head of the arrow there.
  private func arrow(to end: Double, direction: Double) -> String {
    let back = SVG.number(-7 * direction)
    return
      "H\(SVG.number(end - direction * 2))m\(back) -4.5l\(SVG.number(7 * direction)) 4.5l\(back) 4.5"
  }
}
