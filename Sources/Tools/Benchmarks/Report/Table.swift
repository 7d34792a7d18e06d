import Foundation

/// A table of rows, as text.
struct Table {
  let rows: [Row]

  private static let head = [
    "", "measured", "spread", "target", "", "ours", "cpu", "peak", "reference", "cpu", "peak",
  ]

  var text: String {
    let lines = [Self.head] + rows.map(Self.cells)
    let widths = Self.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || column == 4 ? cell.0 + padding : padding + cell.0
      }
      return padded.joined(separator: "  ").trimmingSpacesAtEnd + "\n"
    }.joined()
  }

  private static func cells(_ row: Row) -> [String] {
    let name = row.remark.isEmpty ? row.name : "\(row.name) (\(row.remark))"
    if let reason = row.skipped {
      return [name, "-", "", "", "SKIPPED: \(reason)"] + Array(repeating: "", count: 6)
    }
    let unit = row.unit.rawValue
    let figure = row.unit == .count ? plain(row.figure) : number(row.figure)
    let spread = row.spread.map { "\(number($0.least))…\(number($0.most))" } ?? ""
    let target = row.limit.map { "≤ \(plain($0))\(unit)" } ?? ""
    let verdict = row.limit == nil ? "" : row.isShort ? "MISS" : "pass"
    return [name, figure + unit, spread, target, verdict]
      + cells(row.ours) + cells(row.reference)
  }

  private static func cells(_ measurement: Measurement?) -> [String] {
    guard let measurement else { return ["", "", ""] }
    return [
      "\(time(measurement.wallSeconds))", "\(time(measurement.processorSeconds))",
      "\(number(measurement.peakMiB)) MiB",
    ]
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 1 ? "\(number(seconds * 1000)) ms" : "\(number(seconds)) s"
  }

  /// A number with about three significant digits.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "none" }
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }

  private static func plain(_ value: Double) -> String {
    guard value.isFinite else { return "none" }
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension String {
  fileprivate var trimmingSpacesAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
