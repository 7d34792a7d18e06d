import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import Testing

@Suite("State sheets")
struct SheetTests {
  private static func sheet(_ title: String) throws -> String {
    let text = """
      refreshgen: 1
      control: FeedHeader
      preset: mjrefresh-header
      states:
        idle: {title: '\(title)', color: {light: "#112233", dark: "#AABBCC"}}
      locales: {ar: {idle: {title: اسحب}}}
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return StateSheet(control: try #require(spec.controls.first)).svg
  }

  private static func sheet(states: String) throws -> String {
    let text = """
      refreshgen: 1
      control: Feed
      height: 60
      trigger: {distance: 60}
      states: \(states)
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return StateSheet(control: try #require(spec.controls.first)).svg
  }

  @Test("A sheet has a cell for each state, theme and language")
  func cells() throws {
    let sheet = try Self.sheet("Pull")
    let states = sheet.matches(of: #/<text class="caption" x="24"/#).count
    #expect(states >= 10)
    // Increase Contrast changes nothing.
    #expect(sheet.matches(of: #/<svg x=/#).count == 2 * states)
    #expect(sheet.contains("#112233FF") && sheet.contains("#AABBCCFF"))
    #expect(sheet.contains(">اسحب<"))
  }

  @Test("A sheet of a control that grows has higher cells at AX5, and wraps texts")
  func textSize() throws {
    let text = """
      refreshgen: 1
      control: Feed
      preset: modern-header
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    let control = try #require(spec.controls.first)
    let (usual, large) = (StateSheet(control: control), StateSheet(control: control, at: .ax5))
    let diagram = StateDiagram(name: control.name, behavior: control.behavior)
    let shownCount = control.shownStates(in: diagram.phases).count
    #expect(usual.svg.contains(">Couldn’t refresh<") && !large.svg.contains(">Couldn’t refresh<"))
    #expect(large.svg.contains(">Couldn’t<") && large.svg.contains(">refresh<"))
    #expect(large.svg.contains("font-size=\"49\""))
    // A ring of 40 points between 16 and 16 is 12 points higher than the control, and words below it more.
    #expect(large.height - usual.height > 12 * Double(shownCount))
    #expect(large.height - usual.height < 12 * Double(shownCount) + 150)
    #expect(large.cutTexts.isEmpty)
  }

  @Test("A button and a capsule are drawn, also where the row runs from right to left")
  func buttonAndCapsule() throws {
    let text = """
      refreshgen: 1
      control: Feed
      edge: bottom
      style: inline
      height: 60
      surface: capsule
      states:
        failed: {title: Failed, button: Again, indicator: medium}
        refreshing: {indicator: medium}
      locales: {ar: {failed: {title: فشل, button: أعد}}}
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    let sheet = StateSheet(control: try #require(spec.controls.first)).svg
    #expect(sheet.contains(">Again</text>") && sheet.contains(">أعد</text>"))
    #expect(sheet.matches(of: #/rx="24" fill="#F6F6F8"/#).count >= 4)
  }

  @Test("A theme that looks like one before it has no column")
  func equalThemes() throws {
    let shades = ##"{light: "#333333", dark: "#CCCCCC"}"##
    let plain = try Self.sheet(states: "{all: {title: Pull, color: \(shades)}}")
    #expect(plain.contains(">dark<") && !plain.contains("high contrast"))
    let colors = ##"{light: "#333333", dark: "#CCCCCC", highContrast: "#000000"}"##
    let increased = try Self.sheet(states: "{all: {title: Pull, color: \(colors)}}")
    #expect(increased.contains(">light, high contrast<") && !increased.contains(">dark, high"))
  }

  @Test("A text with too little contrast is marked in its theme")
  func contrast() throws {
    let pale = try Self.sheet(states: ##"{all: {title: Pull, color: "#999999"}}"##)
    let notes = pale.matches(of: #/>contrast 2.8:1</#).count
    #expect(notes > 0 && notes == pale.matches(of: #/<svg x=/#).count / 2)
    // Large texts need less, and the shades of an asset are not known.
    let keys = ##"color: "#888888", font: {size: 20}"##
    let large = try Self.sheet(states: "{all: {title: Pull, \(keys)}}")
    #expect(!large.contains(">contrast"))
    let asset = try Self.sheet(states: "{all: {title: Pull, color: asset:Brand}}")
    #expect(!asset.contains(">contrast"))
  }

  @Test("A text that does not fit even at half its size is cut off and marked")
  func overflow() throws {
    let long = String(repeating: "Pull this list down ", count: 6)
    let sheet = try Self.sheet(long)
    #expect(sheet.contains("cut off: needs about"))
    #expect(sheet.contains("…<"))
    #expect(!(try Self.sheet("Pull")).contains("cut off"))
  }

  @Test("A text with a line break has two lines")
  func lineBreaks() throws {
    let states = #"{idle: {title: "Pull down\nto refresh"}, refreshing: {indicator: medium}}"#
    let sheet = try Self.sheet(states: states)
    #expect(sheet.contains(">Pull down</text>") && sheet.contains(">to refresh</text>"))
    let lines = sheet.matches(of: #/y="([0-9.]+)"[^>]*>(Pull down|to refresh)</#)
    let (first, second) = (try #require(Double(lines[0].1)), try #require(Double(lines[1].1)))
    let height = RefreshAppearance.titleFont.points * RefreshFont.lineHeight
    #expect(abs(second - first - height) < 0.02)
  }

  @Test("A text that is cut off is reported with the width that it needs")
  func cutTexts() throws {
    let long = String(repeating: "Pull this list down ", count: 6)
    let text = """
      refreshgen: 1
      control: Feed
      height: 60
      states: {all: {title: Pull, subtitle: \(long)}, armed: {subtitle: now}}
      locales: {de: {all: {subtitle: \(long)auf Deutsch}}}
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    let cut = StateSheet(control: try #require(spec.controls.first)).cutTexts
    #expect(cut.map(\.language) == ["en", "de"])
    #expect(cut.first?.text == String(long.dropLast()))
    #expect(cut.allSatisfy { !$0.states.contains(.armed) && $0.states.contains(.refreshing) })
    // Two margins of 8 points, and nothing beside the text.
    #expect(cut.allSatisfy { $0.room == 304 && $0.needed > 2 * $0.room })
  }

  @Test("A text has the room that pictures and indicators leave")
  func room() throws {
    let long = String(repeating: "Pull this list down ", count: 6)
    func room(_ keys: String) throws -> Double {
      let text = """
        refreshgen: 1
        control: Feed
        height: 60
        states: {all: {title: \(long)\(keys)}}
        """
      let file = SourceFile(name: "Feed.refresh.yml", text: text)
      let spec = SpecLoader.load(file, context: SpecContext(proves: false))
      let control = try #require(spec.controls.first)
      return try #require(StateSheet(control: control).cutTexts.first).room
    }
    #expect(try room("") == 304)
    // The spacing is 8 points.
    #expect(try room(", arrow: down") == 304 - 22 - 8)
    #expect(try room(", indicator: medium") == 304 - 20 - 8)
    #expect(try room(", indicator: large") == 304 - 37 - 8)
    #expect(try room(", arrow: down, indicator: large") == 304 - 22 - 8 - 37 - 8)
  }

  @Test("A symbol takes precedence over an arrow, as in the control")
  func symbol() throws {
    let arrow = "M11 4v14"
    #expect(try Self.sheet(states: "{all: {title: A, arrow: down}}").contains(arrow))
    let both = try Self.sheet(states: "{all: {title: A, arrow: down, symbol: star}}")
    #expect(!both.contains(arrow) && both.contains("stroke-dasharray"))
  }

  @Test("A view of the app that draws the control replaces everything else")
  func content() throws {
    let sheet = try Self.sheet(states: "{all: {title: Pull}}\ncontent: BrandView")
    #expect(sheet.contains(">BrandView<") && !sheet.contains(">Pull<"))
  }

  @Test("Pictures and texts are arranged as in the control")
  func layout() throws {
    func place(_ layout: String) throws -> Double {
      let sheet = try Self.sheet(states: "{all: {title: Pull}}\nlayout: \(layout)")
      let x = try #require(sheet.firstMatch(of: #/<text x="([0-9.]+)"[^>]*>Pull</#)?.1)
      return try #require(Double(x))
    }
    let center = try place("{}")
    #expect(try place("{alignment: leading}") < center)
    #expect(try place("{alignment: trailing}") > center)
    #expect(try place("{alignment: leading, margin: 20}") == place("{alignment: leading}") + 12)
    func gap(_ layout: String) throws -> Double {
      let states = "{all: {title: Pull, subtitle: down}}\nlayout: \(layout)"
      let lines = try Self.sheet(states: states).matches(of: #/y="([0-9.]+)"[^>]*>(Pull|down)</#)
      return try #require(Double(lines[1].1)) - #require(Double(lines[0].1))
    }
    #expect(try abs(gap("{lineSpacing: 12}") - gap("{}") - 10) < 0.01)
  }

  @Test("At the leading edge, pictures are above texts that wrap, and arrows are horizontal")
  func sideways() throws {
    let states = "{all: {title: Pull to see more, arrow: down}}\nedge: leading"
    let sheet = try Self.sheet(states: states)
    #expect(sheet.contains(#"d="M4 11h14"#) && !sheet.contains(#"d="M11 4v14"#))
    for word in ["Pull", "to", "see", "more"] { #expect(sheet.contains(">\(word)</text>")) }
    #expect(!sheet.contains("cut off"))
    // The picture and the text are in the middle of a cell 60 points wide.
    #expect(sheet.contains(#"width="60" height="240""#))
    let picture = try #require(sheet.firstMatch(of: #/translate\(19 ([0-9.]+)\)/#)?.1)
    let text = try #require(sheet.firstMatch(of: #/<text x="30" y="([0-9.]+)"[^>]*>Pull</#)?.1)
    let (top, baseline) = (try #require(Double(picture)), try #require(Double(text)))
    #expect(top + 22 < baseline)
  }

  @Test("The line with the time stands below the title, and has a typical time")
  func lastUpdated() throws {
    let time = "lastUpdated: {show: true, format: 'Updated: %@', never: Never}"
    let sheet = try Self.sheet(states: "{all: {title: Pull}}\n\(time)")
    #expect(sheet.contains(">Updated: 9:41<") && !sheet.contains("Never"))
  }

  @Test("An empty text takes no room")
  func emptyText() throws {
    let sheet = try Self.sheet(states: "{all: {title: '', subtitle: down}}")
    let alone = try Self.sheet(states: "{all: {subtitle: down}}")
    #expect(sheet == alone)
  }

  @Test("An outcome has a row if it differs from the ending, or if the control stays in it")
  func outcomes() throws {
    func names(_ states: String) throws -> [String] {
      let sheet = try Self.sheet(states: states)
      return ["ending", "succeeded", "failed"].filter { sheet.contains(">\($0)</text>") }
    }
    #expect(try names("{idle: {title: A}}") == ["ending"])
    #expect(try names("{idle: {title: A}, succeeded: {title: B}}") == ["ending", "succeeded"])
    #expect(try names("{idle: {title: A}, failed: {title: A}}") == ["ending", "failed"])
  }

  @Test("Text of a spec is text in the picture")
  func escaping() throws {
    let sheet = try Self.sheet("</text><script>")
    #expect(!sheet.contains("<script"))
  }
}
