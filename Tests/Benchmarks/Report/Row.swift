/// A line of the table: something measured, and what it may be at most.
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
  /// The least and the greatest of what the figure is the median of.
  var spread: (least: Double, most: Double)?
  let unit: Unit
  /// What the figure may be at most; a row without is there to be compared with others.
  let limit: Double?
  /// What doesn't fit into numbers.
  var remark = ""
  /// Wall time, time of the processors and peak memory.
  var ours: Measurement?
  var reference: Measurement?
  /// Why there is no figure, if there is none.
  var skipped: String?

  var isShort: Bool {
    guard let limit, skipped == nil else { return false }
    // Written so that what isn't a number is short as well.
    return !(figure <= limit)
  }
}

extension Row {
  /// A row that compares wall times.
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
  /// A row that can't be measured here.
  init(skipped name: String, _ reason: String) {
    self.init(name: name, figure: .nan, unit: .count, limit: nil, skipped: reason)
  }

  /// A row in place of those that could not be measured, though they have to be.
  init(failed section: String, _ error: any Error) {
    self.init(name: section, figure: .nan, unit: .count, limit: 0, remark: "\(error)")
  }
}
