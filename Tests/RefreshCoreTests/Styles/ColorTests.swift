import RefreshCore
import Testing

@Suite("Colors")
struct ColorTests {
  @Test("a color prefers the shade of dark mode to that of high contrast")
  func shades() {
    let (light, dark) = (RefreshColor.Shade.system("label"), RefreshColor.Shade.system("link"))
    let (loud, darkLoud) = (RefreshColor.Shade.system("black"), RefreshColor.Shade.system("white"))
    func shades(_ color: RefreshColor) -> [RefreshColor.Shade] {
      [(false, false), (true, false), (false, true), (true, true)].map {
        color.shade(isDark: $0.0, isHighContrast: $0.1)
      }
    }
    #expect(shades(RefreshColor(light)) == [light, light, light, light])
    #expect(shades(RefreshColor(light, dark: dark)) == [light, dark, light, dark])
    #expect(shades(RefreshColor(light, highContrast: loud)) == [light, light, loud, loud])
    let three = RefreshColor(light, dark: dark, highContrast: loud)
    #expect(shades(three) == [light, dark, loud, dark])
    let all = RefreshColor(light, dark: dark, highContrast: loud, darkHighContrast: darkLoud)
    #expect(shades(all) == [light, dark, loud, darkLoud])
  }
}
