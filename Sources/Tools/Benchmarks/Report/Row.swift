/// A row of the table: a measured figure and its limit.
struct Row {
  enum Unit: String {
    case times = "x"
    case seconds = " s"
    case mebibytes = " MiB"
    case milliseconds = " ms"
    case count = ""
  }

  let name: String
  let figure: Double
  /// The smallest and the largest value, if the figure is a median.
  var spread: (least: Double, most: Double)?
  let unit: Unit
  /// The target: the largest figure that passes; `nil` for a figure without a target.
  let limit: Double?
  /// A remark, which the table shows after the name.
  var remark = ""
  /// The measurement of our program.
  var ours: Measurement?
  /// The measurement of the reference.
  var reference: Measurement?
  /// The reason for a missing figure; `nil` for a row with a figure.
  var skipped: String?

  /// Whether the figure misses its target.
  var isShort: Bool {
    guard let limit, skipped == nil else { return false }
    // Unlike `figure > limit`, this is true for NaN.
    return !(figure <= limit)
  }
}

extension Row {
  /// Creates a row that compares wall times.
  init(_ name: String, _ comparison: Comparison, atMost limit: Double?) {
    self.init(
      name: name,
      figure: comparison.median,
      spread: (comparison.ratios.first ?? .nan, comparison.ratios.last ?? .nan),
      unit: .times,
      limit: limit,
      ours: comparison.ours,
      reference: comparison.reference
    )
  }
}

extension Row {
  /// Creates a row for a figure that cannot be measured on this machine.
  init(skipped name: String, _ reason: String) {
    self.init(name: name, figure: .nan, unit: .count, limit: nil, skipped: reason)
  }

  /// Creates a row for a section that failed; the row misses its target.
  init(failed section: String, _ error: any Error) {
    self.init(name: section, figure: .nan, unit: .count, limit: 0, remark: "\(error)")
  }
}
