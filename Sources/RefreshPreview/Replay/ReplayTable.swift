import RefreshCore
import RefreshDiagnostics
import RefreshExploration
package import RefreshWorld

/// A replay as a text table with a line for each change of the phase and each action, or for each event.
package enum ReplayTable {
  /// The longest title that is shown, in Unicode scalars.
  private static let longestTitle = 60

  /// The table; `hasFinger` adds a column for the finger, before the column for the offset.
  ///
  /// Of all events, those that are later and leave the state unchanged are left out.
  package static func text(
    _ samples: [EventSample],
    hasFinger: Bool = false,
    hasEveryEvent: Bool = false
  ) -> String {
    var shown: [EventSample] = []
    var last: EventSample?
    for (index, sample) in samples.enumerated() {
      // The last event is always shown.
      let isShown =
        hasEveryEvent
        ? !sample.isQuiet(after: last)
        : !sample.hasSamePhase(as: last) || index == samples.count - 1
      if isShown { shown.append(sample) }
      last = sample
    }
    let rows =
      [headings.filter { hasFinger || $0 != "finger" }]
      + shown.map { cells(of: $0, hasFinger: hasFinger) }
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return SafeText.lines(rows.map { line($0, widths: widths) + "\n" }.joined())
  }

  private static let headings = [
    "time", "event", "phase", "start", "end", "finger", "offset", "progress", "fired", "completed",
    "title",
  ]

  private static func cells(of sample: EventSample, hasFinger: Bool) -> [String] {
    let state = sample.observation
    return [
      DecimalText.of(sample.time, digits: 3), SafeText.escape(sample.event.words), state.phase.name,
      SVG.number(state.top), SVG.number(state.bottom),
    ] + (hasFinger ? [sample.finger.map(SVG.number) ?? "–"] : []) + [
      SVG.number(state.offset), SVG.number(state.progress), String(state.fired),
      String(state.completed), SafeText.shortened(state.title ?? "", to: longestTitle),
    ]
  }

  private static func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += "  " }
      let gap = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
      // Columns with numbers are right-aligned.
      line += [1, 2, cells.count - 1].contains(column) ? cell + gap : gap + cell
    }
    while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
    return line
  }
}

extension EventSample {
  /// Whether neither the phase nor a count of actions has changed since the previous sample.
  fileprivate func hasSamePhase(as before: Self?) -> Bool {
    guard let old = before?.observation else { return false }
    return observation.phase == old.phase && observation.fired == old.fired
      && observation.completed == old.completed
  }

  /// Whether the sample is later than the previous one, but has the same state.
  fileprivate func isQuiet(after before: Self?) -> Bool {
    guard let before, time > before.time else { return false }
    return observation == before.observation && finger == before.finger
  }
}
