import RefreshCore

/// A replay as a table, for reading in a terminal.
package struct ReplayTable: Sendable {
  private let samples: [ReplaySample]

  /// Creates the table of a replay; moments in which nothing but time changed are left out.
  package init(_ samples: [ReplaySample]) {
    let before = [nil] + samples.map(Optional.some)
    self.samples = zip(before, samples).filter { !$1.isQuiet(after: $0) }.map(\.1)
  }

  /// The table: a line of headings, then a line for each event.
  package var text: String {
    let rows = [Self.headings] + samples.map(Self.cells)
    let widths = Self.headings.indices.map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return rows.map { Self.line($0, widths) + "\n" }.joined()
  }

  private static let headings = [
    "time", "event", "phase", "start", "end", "offset", "progress", "fired", "completed", "title",
  ]

  /// The columns that hold words; those with numbers are aligned at the right.
  private static let words: Set<Int> = [1, 2, 9]

  private static func cells(_ sample: ReplaySample) -> [String] {
    [
      DecimalText.of(sample.time, digits: 3), sample.event, sample.phase.name,
      SVG.number(sample.start), SVG.number(sample.end), SVG.number(sample.offset),
      SVG.number(sample.progress), String(sample.fired), String(sample.completed), sample.title,
    ]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += "  " }
      let gap = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
      line += words.contains(column) ? cell + gap : gap + cell
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
