import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// One appearance of a control in one theme and language.
struct SheetCell {
  let design: ControlDesign
  let state: RefreshState
  let appearances: [PhaseAppearance]
  let language: PreviewLanguage
  /// The index of the theme among the shades of a color.
  let theme: Int
  let width: Double
  let height: Double
  /// The user's text size.
  var textSize = RefreshTextSize.large
  /// The images of the app.
  var assets = AppAssets()

  var appearance: PhaseAppearance { appearances[Int(state.rawValue)] }

  /// A line of text with its size.
  private struct Line {
    let text: String
    /// The text before it was cut off.
    let original: String
    let size: Double
    let style: TextStyle
    /// The width that the text needs at its full size; `nil` if the text fits.
    let missing: Double?
    /// The space above the line, which only the first line of a subtitle has.
    var space = 0.0

    /// The estimated width of the text, multiplied by the safety factor `tolerance`.
    var width: Double { TextWidth.of(text) * size * SheetCell.tolerance }
  }

  /// The safety factor for text widths, which are estimates: fonts differ between machines.
  static let tolerance = 1.08
  private static let screens = ["#FFFFFF", "#000000", "#FFFFFF", "#000000"]

  /// The texts that are cut off, with the widths that they need and have, in points.
  var cutTexts: [(text: String, needed: Double, room: Double)] {
    guard ownView == nil else { return [] }
    let room = room
    return lines(in: room).compactMap { line in
      line.missing.map { (line.original, $0, room) }
    }
  }

  /// The drawing at a position.
  func svg(x: Double, y: Double) -> String {
    let place = "x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\""
    let size = "width=\"\(SVG.number(width))\" height=\"\(SVG.number(height))\""
    let ground = "<rect \(size) rx=\"8\" fill=\"\(Self.screens[theme])\"/>\n"
    // An inner `svg` element clips everything that does not fit.
    return "<svg \(place) \(size)>\n\(ground)\(content)</svg>\n"
  }

  /// The drawing at the origin, without the screen behind it.
  var content: String {
    let size = "width=\"\(SVG.number(width))\" height=\"\(SVG.number(height))\""
    let background = appearance.appearance.background.map(shade)
    return (background.map { "<rect \(size) fill=\"\($0)\"/>\n" } ?? "") + foreground
  }

  private var foreground: String {
    if let ownView { return placeholder(named: ownView) }
    return surface + (isColumn ? column : row)
  }

  /// The capsule around the content.
  private var surface: String {
    guard design.surface == .capsule, !icons.isEmpty || !lines(in: room).isEmpty else { return "" }
    let inset = RefreshSurface.capsuleInset(hasTexts: button != nil || !lines(in: room).isEmpty)
    let content = isColumn ? sizeOfColumn : (width: widths.row, height: 24)
    let height = RefreshSurface.height(around: content.height)
    let size = (width: max(content.width + 2 * inset, height), height: height)
    let radius = min(height / 2, RefreshSurface.largestRadius)
    let (fill, edge) = theme % 2 == 0 ? ("#F6F6F8", "#0000001F") : ("#2C2C2E", "#FFFFFF33")
    let x = start(of: content.width) - (size.width - content.width) / 2
    return
      "<rect x=\"\(SVG.number(x))\" y=\"\(SVG.number((self.height - height) / 2))\" width=\"\(SVG.number(size.width))\" "
      + "height=\"\(SVG.number(size.height))\" rx=\"\(SVG.number(radius))\" fill=\"\(fill)\" stroke=\"\(edge)\"/>\n"
  }

  /// Whether the control is at the leading or trailing edge.
  var isSideways: Bool { design.behavior.edge.isHorizontal }

  /// Whether the icons are above the texts.
  private var isColumn: Bool { design.layout.isColumn(at: textSize, edge: design.behavior.edge) }

  /// The icons above the texts.
  private var column: String {
    let lines = lines(in: room)
    let (icons, middle, top) = places(above: lines)
    let below = top + Self.height(of: lines) + (lines.isEmpty ? 0 : design.layout.spacing)
    return icons.map { $0.icon.svg(x: middle - $0.icon.width / 2, middle: $0.y) }.joined()
      + drawing(of: lines, around: middle, from: top)
      + (button.map { $0.svg(x: middle - $0.width / 2, middle: below + $0.height / 2) } ?? "")
      + note(lines)
  }

  /// The height that the control needs for what the cell shows with large texts.
  var neededHeight: Double {
    let (layout, own) = (design.layout, design.behavior.height)
    guard ownView == nil, layout.grows(at: textSize, edge: design.behavior.edge) else {
      return own * layout.growth(at: textSize, edge: design.behavior.edge)
    }
    return layout.height(around: sizeOfColumn.height, surface: design.surface, atLeast: own)
  }

  /// The size of what a column contains.
  private var sizeOfColumn: (width: Double, height: Double) {
    let (lines, parts) = (lines(in: room), icons + [button].compactMap { $0 })
    let heights = parts.map(\.height) + (lines.isEmpty ? [] : [Self.height(of: lines)])
    return (
      (parts.map(\.width) + lines.map(\.width)).max() ?? 0,
      heights.reduce(0, +) + design.layout.spacing * Double(max(heights.count - 1, 0))
    )
  }

  /// The middles of the icons in a column, the middle of the column, and the upper end of the texts.
  private func places(above lines: [Line]) -> (icons: [(icon: Icon, y: Double)], Double, Double) {
    let (icons, spacing, size) = (icons, design.layout.spacing, sizeOfColumn)
    var y = (height - size.height) / 2
    let placed = icons.map { icon in
      defer { y += icon.height + spacing }
      return (icon, y + icon.height / 2)
    }
    return (placed, isSideways ? width / 2 : start(of: size.width) + size.width / 2, y)
  }

  /// The icons before the texts.
  private var row: String {
    let (lines, top) = (lines(in: room), (height - Self.height(of: lines(in: room))) / 2)
    let (parts, textMiddle) = places(beside: lines)
    return parts.map { $0.icon.svg(x: $0.x, middle: height / 2) }.joined()
      + drawing(of: lines, around: textMiddle, from: top) + note(lines)
  }

  private var widths: (texts: Double, row: Double) {
    let edge = design.behavior.edge
    let texts = lines(in: room).map(\.width).max().map {
      design.layout.fillsRow(at: edge) ? room : $0
    }
    let widths = (icons + [button].compactMap { $0 }).map(\.width) + (texts.map { [$0] } ?? [])
    let spaces = design.layout.spacing * Double(max(widths.count - 1, 0))
    return (texts ?? 0, widths.reduce(0, +) + spaces)
  }

  /// The left ends of the icons and of the button in a row, and the middle of the texts.
  private func places(beside lines: [Line]) -> (parts: [(icon: Icon, x: Double)], text: Double) {
    let (spacing, widths) = (design.layout.spacing, widths)
    if !lines.isEmpty, design.layout.centersTexts(at: design.behavior.edge) {
      return placesBesideCentered(widths.texts)
    }
    // In right-to-left languages, the row begins at its right end.
    let isMirrored = language.isRightToLeft
    var x = start(of: widths.row) + (isMirrored ? widths.row : 0)
    func next(_ width: Double) -> Double {
      defer { x += isMirrored ? -width - spacing : width + spacing }
      return isMirrored ? x - width : x
    }
    var parts = icons.map { ($0, next($0.width)) }
    let text = lines.isEmpty ? 0 : next(widths.texts) + widths.texts / 2
    if let button { parts.append((button, next(button.width))) }
    return (parts, text)
  }

  /// The left ends of the icons and of the button beside texts that are centered by themselves.
  private func placesBesideCentered(_ texts: Double) -> (
    parts: [(icon: Icon, x: Double)], text: Double
  ) {
    let (layout, isMirrored) = (design.layout, language.isRightToLeft)
    let icons = icons
    let pictures =
      icons.map(\.width).reduce(0, +) + layout.spacing * Double(max(icons.count - 1, 0))
    var x =
      layout.picture == .atMargin
      ? layout.margin : (width - texts) / 2 - layout.spacing - pictures
    var parts = icons.map { icon in
      defer { x += icon.width + layout.spacing }
      return (icon: icon, x: isMirrored ? width - x - icon.width : x)
    }
    if let button {
      let place = (width + texts) / 2 + layout.spacing
      parts.append((button, isMirrored ? width - place - button.width : place))
    }
    return (parts, width / 2)
  }

  private var ownView: String? { design.view(inPlaceOf: appearance) }

  /// The width that is left for texts: beside the icons, or below them.
  private var room: Double {
    let appearance = self.appearance.appearance
    return design.layout.textRoom(
      in: width,
      at: design.behavior.edge,
      besidePicture: appearance.pictureKind != nil,
      indicator: appearance.indicator,
      textSize: textSize
    ) - (isColumn ? 0 : button.map { $0.width + design.layout.spacing } ?? 0)
  }

  /// The left end of icons and texts, given their total width.
  private func start(of total: Double) -> Double {
    let (first, last) = (design.layout.margin, width - design.layout.margin - total)
    switch isSideways ? .center : design.layout.alignment {
    case .leading: return language.isRightToLeft ? last : first
    case .center: return (width - total) / 2
    case .trailing: return language.isRightToLeft ? first : last
    }
  }

  private static func height(of lines: [Line]) -> Double {
    lines.map { $0.space + $0.size * RefreshFont.lineHeight }.reduce(0, +)
  }

  private func drawing(of lines: [Line], around x: Double, from top: Double) -> String {
    var y = top
    return lines.map { line in
      y += line.space
      defer { y += line.size * RefreshFont.lineHeight }
      return """
        <text x="\(SVG.number(x))" y="\(SVG.number(y + line.size * 0.95))" text-anchor="middle"\(attributes) \
        font-size="\(SVG.number(line.size))" style="\(line.style.css)" fill="\(shade(line.style.color))">\
        \(SafeText.xml(line.text))</text>

        """
    }.joined()
  }

  private var attributes: String {
    language.isRightToLeft ? " direction=\"rtl\"" : ""
  }

  /// A red border around a cell with a text that is cut off or hard to read, and a note about it.
  private func note(_ lines: [Line]) -> String {
    let missing = lines.compactMap(\.missing).max().map {
      "cut off: needs about \(Int($0.rounded(.up))) points"
    }
    let contrast = lines.compactMap(lowContrast).min().map {
      "contrast \(DecimalText.of($0, digits: 1)):1"
    }
    let notes = [missing, contrast].compactMap { $0 }
    guard !notes.isEmpty else { return "" }
    let border =
      "<rect x=\"0.5\" y=\"0.5\" width=\"\(SVG.number(width - 1))\" height=\"\(SVG.number(height - 1))\" "
      + "rx=\"8\" fill=\"none\" stroke=\"#c4271b\"/>\n"
    return border
      + "<text class=\"note\" x=\"6\" y=\"\(SVG.number(height - 4))\">"
      + "\(notes.joined(separator: ", "))</text>\n"
  }

  /// The contrast of a line, if WCAG 2 requires a higher one; `nil` for colors that only the app knows.
  private func lowContrast(of line: Line) -> Double? {
    guard !line.style.isOfSystem || appearance.appearance.background != nil,
      let color = rgba(line.style.color), let ground
    else { return nil }
    let contrast = color.over(ground).contrast(to: ground)
    let isBold = [.bold, .heavy, .black].contains(line.style.font.knownWeight)
    let isLarge = line.size >= (isBold ? 14 : 18)
    return contrast < (isLarge ? 3 : 4.5) ? contrast : nil
  }

  /// The color behind the texts; `nil` if only the app knows it.
  private var ground: RGBA? {
    let screen = RGBA(theme % 2 == 0 ? 0xFFFF_FFFF : 0x0000_00FF)
    guard let background = appearance.appearance.background else { return screen }
    return rgba(background)?.over(screen)
  }

  private func rgba(_ color: RefreshColor) -> RGBA? {
    PreviewColor(color).isKnown[theme] ? RGBA(PreviewColor(color).bits[theme]) : nil
  }

  private func lines(in room: Double) -> [Line] {
    let appearance = self.appearance.appearance
    let title = appearance.title.map(language.localized)
    let subtitle = appearance.subtitle.map(language.localized) ?? lastUpdated
    let titleLines = lines(of: title, style: .title(of: appearance), room: room)
    var subtitleLines = lines(of: subtitle, style: .subtitle(of: appearance), room: room)
    if !titleLines.isEmpty, !subtitleLines.isEmpty {
      subtitleLines[0].space = design.layout.lineSpacing
    }
    return titleLines + subtitleLines
  }

  /// The lines of a text; an empty text is hidden, as in the control.
  private func lines(of text: String?, style: TextStyle, room: Double) -> [Line] {
    guard let text, !text.isEmpty else { return [] }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = room / Self.tolerance / style.font.points(at: shownSize)
    let wraps = isSideways || design.layout.grows(at: textSize, edge: design.behavior.edge)
    return parts.map(String.init)
      .flatMap { wraps ? WrappedText.lines(of: $0, width: width) : [$0] }
      .map { line($0, style: style, room: room) }
  }

  /// The last-updated line with a typical time.
  private var lastUpdated: String? {
    guard var description = design.shownLastUpdated else { return nil }
    description.format = language.localized(description.format)
    return description.line("9:41")
  }

  private func line(_ text: String, style: TextStyle, room: Double) -> Line {
    let points = style.font.points(at: shownSize)
    let needed = TextWidth.of(text) * points
    let safeRoom = room / Self.tolerance
    let size = points * min(1, max(RefreshLayout.leastTextScale, safeRoom / max(needed, 1)))
    let isCut = TextWidth.of(text) * size > safeRoom + 0.01
    return Line(
      text: isCut ? Self.cut(text, to: safeRoom / size) : text,
      original: text,
      size: size,
      style: style,
      missing: isCut ? needed : nil
    )
  }

  /// A text truncated to a width, with an ellipsis.
  private static func cut(_ text: String, to width: Double) -> String {
    var (kept, total) = ("", TextWidth.of("…"))
    for character in text {
      total += TextWidth.of(String(character))
      guard total <= width else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text size of the texts, which grow no further in a control that does not.
  var shownSize: RefreshTextSize {
    design.layout.grows(at: .ax1, edge: design.behavior.edge)
      ? textSize : textSize.isAccessibility ? .extraExtraExtraLarge : textSize
  }

  private func placeholder(named name: String) -> String {
    let color = shade(RefreshColor(.system("secondaryLabel")))
    return """
      <text x="\(SVG.number(width / 2))" y="\(SVG.number(height / 2 + 4))" text-anchor="middle" \
      font-size="12" fill="\(color)">\(SafeText.xml(name))</text>

      """
  }

  func shade(_ color: RefreshColor) -> String {
    PreviewColor(color).shades[theme]
  }
}
