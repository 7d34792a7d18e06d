package import RefreshCore
import RefreshDiagnostics
package import RefreshLanguage

/// An image of two versions of controls, side by side, at the moments that differ.
package struct VersionSheet {
  /// A moment of a control in two versions.
  package struct Row {
    /// The text above the cells.
    package let caption: String
    /// The old version with its state.
    package let old: (control: ControlSpec, state: RefreshState)
    /// The new version with its state.
    package let new: (control: ControlSpec, state: RefreshState)

    package init(
      caption: String,
      old: (control: ControlSpec, state: RefreshState),
      new: (control: ControlSpec, state: RefreshState)
    ) {
      (self.caption, self.old, self.new) = (caption, old, new)
    }
  }

  private static let margin = 24.0
  private static let captionHeight = 22.0
  private static let sideHeight = 160.0
  /// The themes whose colors are shown: light and dark.
  private static let themes = [0, 1]

  private let rows: [Row]

  /// Creates an image of rows.
  package init(rows: [Row]) {
    self.rows = rows
  }

  /// The image as SVG.
  package var svg: String {
    let width = RefreshLayout.narrowestScreen
    let total = Self.margin * 5 + width * 4
    var y = 44.0
    var body = ""
    for row in rows {
      body += Self.text(row.caption, x: Self.margin, y: y + 14)
      let cells = Self.themes.flatMap { theme in [(row.old, theme), (row.new, theme)] }
      for (index, cell) in cells.enumerated() {
        let x = Self.margin + Double(index) * (width + Self.margin)
        body += Self.cell(cell.0, theme: cell.1).svg(x: x, y: y + Self.captionHeight)
      }
      y +=
        Self.captionHeight + max(Self.height(of: row.old.control), Self.height(of: row.new.control))
        + 16
    }
    let heads = ["before", "now", "before, dark", "now, dark"].enumerated().map { index, head in
      Self.text(head, x: Self.margin + Double(index) * (width + Self.margin), y: 28)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(total)) \(SVG.number(y + 8))" role="img">
      <title>Changes</title>
      <style>
      text { font-family: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif }
      .caption { font-size: 13px; fill: #64646a } .note { font-size: 10px; fill: #c4271b }
      .icon { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      </style>
      <rect width="100%" height="100%" fill="#f5f5f7"/>
      \(heads.joined())\(body)</svg>

      """
  }

  private static func text(_ text: String, x: Double, y: Double) -> String {
    "<text class=\"caption\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\">\(SafeText.xml(text))</text>\n"
  }

  private static func height(of control: ControlSpec) -> Double {
    control.behavior.edge.isHorizontal ? sideHeight : max(control.behavior.height, 24)
  }

  private static func cell(
    _ version: (control: ControlSpec, state: RefreshState),
    theme: Int
  ) -> SheetCell {
    let control = version.control
    let isSideways = control.behavior.edge.isHorizontal
    return SheetCell(
      design: control.design,
      state: version.state,
      appearances: control.appearances,
      language: PreviewLanguage.all(control.design.language, translations: [])[0],
      theme: theme,
      width: isSideways ? max(control.behavior.height, 24) : RefreshLayout.narrowestScreen,
      height: height(of: control)
    )
  }
}
