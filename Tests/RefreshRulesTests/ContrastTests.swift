import Testing

@testable import RefreshLanguage
@testable import RefreshRules

@Suite("Contrast")
struct ContrastTests {
  @Test(
    "is what WCAG 2 says",
    arguments: [
      (0x0000_00FF, 21.0), (0xFFFF_FFFF, 1), (0x7676_76FF, 4.542), (0x7777_77FF, 4.478),
      (0xFF00_00FF, 3.998), (0x0000_FFFF, 8.592), (0x0A0A_0AFF, 19.798),
    ] as [(UInt32, Double)]
  )
  func white(_ rgba: UInt32, _ ratio: Double) {
    let contrast = RGBA(rgba).contrast(to: RGBA(0xFFFF_FFFF))
    #expect(abs(contrast - ratio) < 0.001)
    #expect(contrast == RGBA(0xFFFF_FFFF).contrast(to: RGBA(rgba)))
  }

  @Test("is that of what is seen through a color")
  func alpha() {
    #expect(RGBA(0x0000_0080).over(RGBA(0xFFFF_FFFF)).hex == "#7F7F7F")
    #expect(RGBA(0x1234_5600).over(RGBA(0xFFFF_FFFF)).hex == "#FFFFFF")
    #expect(RGBA(0x0000_0080).over(RGBA(0xFFFF_FFFF)).alpha == 1)
  }

  @Test("knows every system color but the app's own tint")
  func systemColors() {
    #expect(Set(SystemColor.shades.keys).union(["tint"]) == Set(SystemColor.names))
  }

  @Test("the hues of the system are legible under Increase Contrast, and only there")
  func hues() throws {
    let hues = ["systemRed", "systemOrange", "systemGreen", "systemBlue", "systemGray"]
    for hue in hues {
      let shades = try #require(SystemColor.shades[hue])
      #expect(RGBA(shades.light).contrast(to: RGBA(0xFFFF_FFFF)) < 4.5, "\(hue)")
      #expect(RGBA(shades.highContrast).contrast(to: RGBA(0xFFFF_FFFF)) >= 4.5, "\(hue)")
      #expect(RGBA(shades.darkHighContrast).contrast(to: RGBA(0x0000_00FF)) >= 4.5, "\(hue)")
    }
  }
}
