package import RefreshCore
import RefreshDiagnostics
package import RefreshLanguage

/// An image of every appearance of a control, in each language and theme.
///
/// It has a row for each state and language, and a column for each theme; a theme that looks like one
/// before it has no column of its own. Each cell is as wide as
/// the narrowest screen. As in the control, wide texts shrink, but not below half their size. Texts
/// that do not fit even at half their size are truncated and marked. At the leading and trailing
/// edges, each cell is as wide as the control, and texts wrap.
package struct StateSheet {
  /// The height of a cell at the leading or trailing edge, in place of the height of the list.
  private static let sideHeight = 240.0
  private static let gap = 16.0
  private static let margin = 24.0
  private static let labelWidth = 112.0
  private static let top = 74.0
  private static let titleHeight = 34.0

  /// The themes, in the order of the shades of a color.
  private static let themes = ["light", "dark", "light, high contrast", "dark, high contrast"]

  private let control: ControlSpec
  private let textSize: RefreshTextSize
  private let states: [RefreshState]
  private let appearances: [PhaseAppearance]
  private let languages: [PreviewLanguage]
  private let assets: AppAssets
  /// The themes that have a column, by their indices.
  private var shownThemes = Array(themes.indices)

  package init(
    control: ControlSpec,
    at textSize: RefreshTextSize = .large,
    assets: AppAssets = AppAssets()
  ) {
    (self.control, self.assets) = (control, assets)
    self.textSize = textSize
    let presentation = control.presentation
    appearances = presentation.appearances.map(assets.resolved)
    states = control.shownStates(
      in: StateDiagram(name: control.name, behavior: control.behavior).phases
    )
    languages = PreviewLanguage.all(
      control.design.language,
      translations: presentation.translations
    )
    let themes = self.shownThemes
    shownThemes = themes.filter { !looksLikeNormalContrast($0) }
  }

  /// Whether a theme with Increase Contrast looks like the one without it.
  private func looksLikeNormalContrast(_ theme: Int) -> Bool {
    guard theme >= 2 else { return false }
    return languages.allSatisfy { language in
      states.allSatisfy { state in
        // The names of gradients end with the theme.
        let contents = [theme - 2, theme].map { theme in
          cell(of: state, language: language, theme: theme).content
            .replacing("-\(state.name)-\(theme)", with: "-\(state.name)")
        }
        return contents[0] == contents[1]
      }
    }
  }

  private var isSideways: Bool { control.behavior.edge.isHorizontal }

  private var cellWidth: Double {
    isSideways ? max(control.behavior.height, 24) : RefreshLayout.narrowestScreen
  }

  /// The height of the cells of a state: with large texts, the control is as high as what it shows.
  private func cellHeight(of state: RefreshState) -> Double {
    guard !isSideways else { return Self.sideHeight }
    let behavior = control.behavior
    guard control.design.layout.grows(at: textSize, edge: behavior.edge) else {
      return max(behavior.height, 24)
    }
    let heights = languages.map { cell(of: state, language: $0, theme: 0, height: 0).neededHeight }
    return max(heights.max() ?? 0, 24)
  }

  /// The width of a column, which has room for its caption.
  private var columnWidth: Double { max(cellWidth, RefreshLayout.narrowestScreen) }

  private func rowHeight(of state: RefreshState) -> Double { cellHeight(of: state) + Self.gap }

  /// The width, in points.
  package var width: Double {
    Self.margin * 2 + Self.labelWidth + Double(shownThemes.count) * (columnWidth + Self.gap)
      - Self.gap
  }

  /// The height, in points.
  package var height: Double {
    Self.top + Double(languages.count) * groupHeight + Self.margin
  }

  private var groupHeight: Double { Self.titleHeight + states.map(rowHeight).reduce(0, +) }

  package var svg: String {
    let title = SafeText.xml(SafeText.shortened(control.name, to: 100))
    let groups = languages.enumerated().map { index, language in
      group(of: language, from: Self.top + Double(index) * groupHeight)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(width)) \(SVG.number(height))" role="img">
      <title>States of \(title)</title>
      <style>
      text { font-family: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif }
      .caption { font-size: 13px; fill: #64646a } .heading { font-size: 15px; font-weight: 600; fill: #1d1d1f }
      .name { font-size: 20px; font-weight: 700; fill: #1d1d1f } .note { font-size: 10px; fill: #c4271b }
      .icon { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      </style>
      <rect width="100%" height="100%" fill="#f5f5f7"/>
      <text class="name" x="\(SVG.number(Self.margin))" y="36">\(title)</text>
      \(themeTitles)\(groups.joined())</svg>

      """
  }

  /// A text that is cut off even at half its size.
  package struct CutText: Hashable, Sendable {
    package var text: String
    /// The language, as a BCP 47 tag.
    package var language: String
    /// The states that show the text.
    package var states: [RefreshState]
    /// The width that the text needs at its full size, in points.
    package var needed: Double
    /// The width that is available for the text.
    package var room: Double
  }

  /// The texts that are cut off, which are marked in the image.
  package var cutTexts: [CutText] {
    var found: [CutText] = []
    for language in languages {
      let first = found.count
      for state in states {
        for cut in cell(of: state, language: language, theme: 0).cutTexts {
          let text = CutText(
            text: cut.text,
            language: language.tag,
            states: [],
            needed: cut.needed,
            room: cut.room
          )
          let known = found[first...].firstIndex { other in
            var other = other
            other.states = []
            return other == text
          }
          if known == nil { found.append(text) }
          let index = known ?? found.count - 1
          // The title and the subtitle may be the same.
          if found[index].states.last != state { found[index].states.append(state) }
        }
      }
    }
    return found
  }

  private var themeTitles: String {
    shownThemes.enumerated().map { index, theme in
      "<text class=\"caption\" x=\"\(SVG.number(cellX(of: index)))\" y=\"64\">\(Self.themes[theme])</text>\n"
    }.joined()
  }

  private func cellX(of column: Int) -> Double {
    Self.margin + Self.labelWidth + Double(column) * (columnWidth + Self.gap)
  }

  private func group(of language: PreviewLanguage, from y: Double) -> String {
    let tag = SafeText.xml(language.tag)
    let heading =
      "<text class=\"heading\" x=\"\(SVG.number(Self.margin))\" y=\"\(SVG.number(y + 22))\">\(tag)</text>\n"
    var top = y + Self.titleHeight
    return heading
      + states.map { state in
        defer { top += rowHeight(of: state) }
        return row(of: state, language: language, at: top)
      }.joined()
  }

  private func row(of state: RefreshState, language: PreviewLanguage, at y: Double) -> String {
    let label =
      "<text class=\"caption\" x=\"\(SVG.number(Self.margin))\" "
      + "y=\"\(SVG.number(y + cellHeight(of: state) / 2 + 4))\">\(state.name)</text>\n"
    return label
      + shownThemes.enumerated().map { column, theme in
        cell(of: state, language: language, theme: theme).svg(x: cellX(of: column), y: y)
      }.joined()
  }

  private func cell(of state: RefreshState, language: PreviewLanguage, theme: Int) -> SheetCell {
    cell(of: state, language: language, theme: theme, height: cellHeight(of: state))
  }

  private func cell(
    of state: RefreshState,
    language: PreviewLanguage,
    theme: Int,
    height: Double
  ) -> SheetCell {
    SheetCell(
      design: control.design,
      state: state,
      appearances: appearances,
      language: language,
      theme: theme,
      width: cellWidth,
      height: height,
      textSize: textSize,
      assets: assets
    )
  }
}
