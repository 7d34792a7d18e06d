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
    let spec = SpecLoader.load(SourceFile(name: "Feed.refresh.yml", text: text))
    return StateSheet(try #require(spec.controls.first)).svg
  }

  private static func sheet(states: String) throws -> String {
    let text = """
      refreshgen: 1
      control: Feed
      height: 60
      trigger: {distance: 60}
      states: \(states)
      """
    let spec = SpecLoader.load(SourceFile(name: "Feed.refresh.yml", text: text))
    return StateSheet(try #require(spec.controls.first)).svg
  }

  @Test("A sheet has a cell for each state, theme and language")
  func cells() throws {
    let sheet = try Self.sheet("Pull")
    let states = sheet.matches(of: #/<text class="caption" x="24"/#).count
    #expect(states >= 10)
    #expect(sheet.matches(of: #/<svg x=/#).count == 4 * states)
    #expect(sheet.contains("#112233FF") && sheet.contains("#AABBCCFF"))
    #expect(sheet.contains(">اسحب<"))
  }

  @Test("A text that does not fit even at half its size is cut off and marked")
  func overflow() throws {
    let long = String(repeating: "Pull this list down ", count: 6)
    let sheet = try Self.sheet(long)
    #expect(sheet.contains("cut off: needs about"))
    #expect(sheet.contains("…<"))
    #expect(!(try Self.sheet("Pull")).contains("cut off"))
  }

  @Test("A symbol takes precedence over an arrow, as in the control")
  func symbol() throws {
    let arrow = "M11 4v14"
    #expect(try Self.sheet(states: "{all: {title: A, arrow: down}}").contains(arrow))
    let both = try Self.sheet(states: "{all: {title: A, arrow: down, symbol: star}}")
    #expect(!both.contains(arrow) && both.contains("stroke-dasharray"))
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
