/// The scalars of a line as they appear on a terminal, each with its columns.
struct LineCells {
  private struct Cell {
    let text: String
    let start: Int
    let width: Int
  }

  /// The columns between tab stops.
  static let tab = 4

  private var cells: [Cell] = []
  private let startsMidLine: Bool

  /// The columns taken by the whole line.
  private(set) var width = 0

  /// Lays out a line.
  init(line: String, startsMidLine: Bool) {
    self.startsMidLine = startsMidLine
    // A line number precedes the line, so no character is at the start of a terminal line.
    var previous: Unicode.Scalar?
    for visible in VisibleScalars(text: line, in: .midLine) {
      let cell = cell(for: visible, after: previous)
      cells.append(cell)
      width += cell.width
      previous = visible.scalar
    }
  }

  /// The column in which a scalar starts; after the last scalar, the width of the line.
  func column(ofScalar index: Int) -> Int {
    index < cells.count ? cells[index].start : width
  }

  /// The cells that fit into a window, with the columns of their start and end.
  func window(from first: Int, width: Int) -> (text: String, start: Int, end: Int) {
    let shown = cells.filter { $0.start >= first && $0.start + $0.width <= first + width }
    let start = shown.first?.start ?? first
    let end = shown.last.map { $0.start + $0.width } ?? start
    return (shown.map(\.text).joined(), start, end)
  }

  private func cell(for visible: VisibleScalars.Element, after previous: Unicode.Scalar?) -> Cell {
    if visible.scalar == "\t" {
      // The positions of tab stops are unknown if the start of the line was not read.
      let count = startsMidLine ? Self.tab : Self.tab - width % Self.tab
      return Cell(text: String(repeating: " ", count: count), start: width, width: count)
    }
    let text = visible.escape ?? String(visible.scalar)
    let count =
      visible.escape?.utf8.count ?? DisplayWidth.of(visible.scalar, after: previous)
    return Cell(text: text, start: width, width: count)
  }
}
