import RefreshCore
import RefreshLanguage
import RefreshPreview
import RefreshRules
import Testing

@Suite("Strips")
struct StripTests {
  private static func captions(_ preset: String) throws -> [String] {
    let settings = try #require(Preset.named(preset)).settings
    let strip = try #require(ControlStrip(control: ControlSpec(map: settings)))
    return strip.svg.matches(of: #/class="caption"[^>]*>(\w+)</#).map { String($0.1) }
  }

  @Test("A pull and a refresh have a picture for each state")
  func moments() throws {
    let pull = ["pulling", "pulling", "armed", "refreshing", "succeeded", "idle"]
    #expect(try Self.captions("mjrefresh-header") == pull)
    #expect(try Self.captions("svinfinitescrolling") == ["idle", "armed", "refreshing", "idle"])
  }

  @Test("A picture has the pull of its moment")
  func pull() throws {
    let settings = try #require(Preset.named("progress-circle")).settings
    let strip = try #require(ControlStrip(control: ControlSpec(map: settings))).svg
    let arcs = strip.matches(of: #/stroke-dasharray="([0-9.]+) /#).compactMap { Double($0.1) }
    #expect(Set(arcs).count >= 2)
  }

  @Test("A control at the side has none")
  func side() throws {
    let settings = try #require(Preset.named("mjrefresh-trailer")).settings
    #expect(ControlStrip(control: ControlSpec(map: settings)) == nil)
  }
}
