import RefreshCore
import RefreshDiagnostics

/// A replay as a text table with a line for each change of the phase and each action, or for each event.
///
/// The table is formatted in blocks of lines, so that memory is bounded. In each block, a column is
/// as wide as its widest cell in this block and all earlier ones.
package struct ReplayTable {
  /// The number of lines per block.
  static let block = 1_000

  /// The longest title that is shown, in Unicode scalars.
  private static let longestTitle = 60

  /// Whether the table has a column for the finger, before the column for the offset.
  private let hasFinger: Bool
  private let hasEveryEvent: Bool
  private var last: ReplaySample?
  private var isLastShown = true
  private var rows: [[String]]
  private var widths: [Int]

  package init(hasFinger: Bool = false, hasEveryEvent: Bool = false) {
    self.hasFinger = hasFinger
    self.hasEveryEvent = hasEveryEvent
    rows = [Self.headings.filter { hasFinger || $0 != "finger" }]
    widths = rows[0].map { _ in 0 }
  }

  /// Adds a sample; returns the completed lines, each with a line feed.
  ///
  /// Of all events, those that are later and leave the state unchanged are left out.
  package mutating func add(_ sample: ReplaySample) -> String {
    isLastShown =
      hasEveryEvent ? !sample.isQuiet(after: last) : !sample.hasSamePhase(as: last)
    last = sample
    guard isLastShown else { return "" }
    rows.append(cells(of: sample))
    return rows.count > Self.block ? takeLines() : ""
  }

  /// The remaining lines; the last event is among them.
  package mutating func finish() -> String {
    if let last, !isLastShown, !hasEveryEvent { rows.append(cells(of: last)) }
    return takeLines()
  }

  private mutating func takeLines() -> String {
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.unicodeScalars.count)
      }
    }
    defer { rows = [] }
    return SafeText.lines(rows.map { line($0) + "\n" }.joined())
  }

  private static let headings = [
    "time", "event", "phase", "start", "end", "finger", "offset", "progress", "fired", "completed",
    "title",
  ]

  /// Whether a column contains text; columns with numbers are right-aligned.
  private func isText(_ column: Int) -> Bool { [1, 2, widths.count - 1].contains(column) }

  private func cells(of sample: ReplaySample) -> [String] {
    [
      DecimalText.of(sample.time, digits: 3), SafeText.escape(sample.event), sample.phase.name,
      SVG.number(sample.start), SVG.number(sample.end),
    ] + (hasFinger ? [sample.finger.map(SVG.number) ?? "–"] : []) + [
      SVG.number(sample.offset), SVG.number(sample.progress), String(sample.fired),
      String(sample.completed), SafeText.shortened(sample.title, to: Self.longestTitle),
    ]
  }

  private func line(_ cells: [String]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += "  " }
      let gap = String(repeating: " ", count: max(widths[column] - cell.unicodeScalars.count, 0))
      line += isText(column) ? cell + gap : gap + cell
    }
    while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
    return line
  }
}

extension ReplayTable {
  package static func text(
    _ samples: some Sequence<ReplaySample>,
    hasEveryEvent: Bool = false
  ) -> String {
    var table = ReplayTable(hasEveryEvent: hasEveryEvent)
    var text = ""
    for sample in samples { text += table.add(sample) }
    return text + table.finish()
  }
}
