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

  @Test("Text of a spec is text in the picture")
  func escaping() throws {
    let sheet = try Self.sheet("</text><script>")
    #expect(!sheet.contains("<script"))
  }
}
