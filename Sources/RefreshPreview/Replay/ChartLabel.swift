import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// The label of a phase in a chart: its name, and the title that the control shows.
///
/// In the chart, each phase is a colored band. Labels are above the bands, each to the right of a
/// line that leads to its band, so that narrow bands have labels, too.
struct ChartLabel: Sendable {
  /// The horizontal position of the line.
  let x: Double
  let phase: RefreshPhase
  /// The title in quotes; empty without one.
  let title: String
  /// The row, counted from the plot.
  private(set) var row = 0

  /// The distance between the line and the text.
  static let indent = 5.0
  /// The height of a row.
  static let height = 34.0
  /// The longest title that is shown, in Unicode scalars.
  private static let longestTitle = 26

  init(x: Double, phase: RefreshPhase, title: String) {
    self.x = x
    self.phase = phase
    let short = SafeText.shortened(title, to: Self.longestTitle)
    self.title = title.isEmpty ? "" : "“\(short)”"
  }

  /// The end of the text.
  var end: Double {
    let width = max(TextWidth.of(phase.name) * 13, TextWidth.of(title) * 12)
    return x + Self.indent + width + 8
  }

  /// Assigns rows, so that no text overlaps another text or the line of another label.
  ///
  /// A line leads down from each label, with the text to its right. So a label has to be above all
  /// labels whose lines would otherwise cross its text.
  static func arranged(_ labels: [ChartLabel]) -> [ChartLabel] {
    var labels = labels
    for index in labels.indices.reversed() {
      let (next, end) = (index + 1, labels[index].end)
      let below = labels[next...].prefix { $0.x < end }
      labels[index].row = (below.map(\.row).max() ?? -1) + 1
    }
    return labels
  }
}
