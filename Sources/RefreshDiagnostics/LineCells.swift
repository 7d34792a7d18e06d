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
  private var previous: Unicode.Scalar?
  private let startsMidLine: Bool

  /// The columns taken so far.
  private(set) var width = 0

  init(startsMidLine: Bool) {
    self.startsMidLine = startsMidLine
  }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      let cell = cell(for: scalar)
      cells.append(cell)
      width += cell.width
      previous = scalar
    }
  }

  /// The cells that fit into a window, and the columns where those begin and end.
  func window(from first: Int, width: Int) -> (text: String, start: Int, end: Int) {
    let shown = cells.filter { $0.start >= first && $0.start + $0.width <= first + width }
    let start = shown.first?.start ?? first
    let end = shown.last.map { $0.start + $0.width } ?? start
    return (shown.map(\.text).joined(), start, end)
  }

  private func cell(for scalar: Unicode.Scalar) -> Cell {
    if scalar == "\t" {
      // Tab stops can't be known when the start of the line was not read.
      let count = startsMidLine ? Self.tab : Self.tab - width % Self.tab
      return Cell(text: String(repeating: " ", count: count), start: width, width: count)
    }
    let text = SafeText.escape(scalar)
    let isEscaped = SafeText.needsEscape(scalar)
    let count = isEscaped ? text.count : DisplayWidth.of(scalar, after: previous)
    return Cell(text: text, start: width, width: count)
  }
}
