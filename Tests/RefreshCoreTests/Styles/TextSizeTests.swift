import RefreshCore
import Testing

@Suite("Text sizes")
struct TextSizeTests {
  @Test("Texts never become smaller with a larger size", arguments: RefreshFont.TextStyle.allCases)
  func order(_ style: RefreshFont.TextStyle) {
    let points = RefreshTextSize.allCases.map { $0.points(of: style) }
    #expect(points == points.sorted())
    #expect(points[RefreshTextSize.large.rawValue] == style.standardSize)
  }

  @Test("Only a control that scales grows, from AX1 on, and not at a side of the screen")
  func growth() {
    let layout = RefreshLayout(scales: true)
    #expect(RefreshLayout().growth(at: .ax5, edge: .top) == 1)
    #expect(layout.growth(at: .extraExtraExtraLarge, edge: .top) == 1)
    #expect(layout.growth(at: .ax1, edge: .bottom) == 25.0 / 15)
    #expect(layout.growth(at: .ax5, edge: .top) == 49.0 / 15)
    #expect(layout.pictureGrowth(at: .ax5, edge: .top) == 5.0 / 3)
    #expect(layout.growth(at: .ax5, edge: .trailing) == 1)
    #expect(layout.isColumn(at: .ax1, edge: .top) && !layout.isColumn(at: .large, edge: .top))
  }

  @Test("A font that is fixed has one size")
  func fixed() {
    #expect(RefreshFont(.body, size: 20, isFixed: true).points(at: .ax5) == 20)
    #expect(RefreshFont(.subheadline, size: 30).points(at: .ax5) == 98)
  }

  @Test("A spring with a bounce settles after its duration, one with a damping at its end")
  func springs() throws {
    #expect(RefreshCurve.easeOut.spring(over: 1) == nil)
    let damped = try #require(RefreshCurve.spring(damping: 0.7).spring(over: 2))
    #expect(damped == (damping: 0.7, settling: 2))
    let bouncing = try #require(RefreshCurve.spring(bounce: 0.3).spring(over: 2))
    #expect(bouncing.damping == 0.7)
    #expect(bouncing.settling > 2 && bouncing.settling < 4)
  }
}
