import Foundation

/// A measured figure and its target.
struct Row {
  let name: String
  let figure: Double
  let unit: String
  /// The largest figure that passes.
  let limit: Double
  let remark: String

  init(_ name: String, _ figure: Double, _ unit: String, atMost limit: Double, remark: String = "")
  {
    self.name = name
    self.figure = figure
    self.unit = unit
    self.limit = limit
    self.remark = remark
  }

  /// Creates a row that compares wall times.
  init(_ name: String, _ comparison: Comparison, atMost limit: Double) {
    func cost(_ run: Measurement) -> String {
      String(format: "%.0f ms, cpu %.0f ms", run.wallSeconds * 1000, run.processorSeconds * 1000)
    }
    let times = "\(cost(comparison.ours)) / \(cost(comparison.reference))"
    self.init(name, comparison.ratio, "x", atMost: limit, remark: times)
  }

  var line: String {
    let label = name.padding(toLength: max(62, name.count), withPad: " ", startingAt: 0)
    let verdict = figure <= limit ? "pass" : "MISS"
    let target = String(format: "%8.2f %@, target %g: %@", figure, unit, limit, verdict)
    return "\(label) \(target)" + (remark.isEmpty ? "" : " (\(remark))")
  }
}
