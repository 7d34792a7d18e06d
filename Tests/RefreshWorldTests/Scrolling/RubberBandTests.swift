import RefreshWorld
import TestSupport
import Testing

@Suite("The rubber band")
struct RubberBandTests {
  private let physics = ScrollPhysics()

  @Test(
    "the rubber band shows x * d * c / (d + c * x)",
    arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)]
  )
  func values(distance: Double, shown: Double) {
    let band = physics.shownDistance(for: distance, extent: 960)
    #expect(abs(band - shown) < 0.005)
    #expect(band.isNear(distance * 960 * 0.55 / (960 + 0.55 * distance)))
  }

  @Test("is undone by its inverse, grows, and gives less than was asked for or than there is")
  func inverse() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let extent = random.number(1...2000)
      let distance = random.number(0...10 * extent)
      let shown = physics.shownDistance(for: distance, extent: extent)
      #expect(physics.askedDistance(for: shown, extent: extent).isNear(distance))
      #expect(physics.shownDistance(for: distance + 1, extent: extent) > shown)
      #expect(shown <= 0.55 * distance && shown < extent)
    }
  }

  @Test("the rubber band has the slope of its own curve")
  func slope() {
    for distance in stride(from: 1.0, through: 1000, by: 37) {
      let rise =
        physics.shownDistance(for: distance + 0.001, extent: 600)
        - physics.shownDistance(for: distance - 0.001, extent: 600)
      #expect(abs(physics.bandSlope(at: distance, extent: 600) - rise / 0.002) < 1e-6)
    }
    #expect(physics.bandSlope(at: 0, extent: 600) == 1)
  }

  @Test("the rubber band does nothing in front of the edge or in a viewport without extent")
  func nothing() {
    #expect(physics.shownDistance(for: -5, extent: 600) == 0)
    #expect(physics.shownDistance(for: 5, extent: 0) == 0)
    #expect(physics.askedDistance(for: -5, extent: 600) == 0)
    #expect(physics.askedDistance(for: 5, extent: 0) == 0)
    #expect(physics.bandSlope(at: 5, extent: 0) == 0)
  }

  @Test("the rubber band takes a place beyond its reach for one almost there")
  func unreachable() {
    let most = physics.askedDistance(for: 599.4, extent: 600)
    #expect(physics.askedDistance(for: 600, extent: 600) == most)
    #expect(physics.askedDistance(for: 1e9, extent: 600) == most)
    #expect(most.isFinite)
  }

  @Test("the rubber band lies beyond both bounds and leaves what is between alone")
  func bounds() {
    let bounds = ScrollBounds(viewport: 600, content: 2000, start: 64, end: 34)
    #expect(bounds.low == -64)
    #expect(bounds.high == 1434)
    for asked in stride(from: -700.0, through: 2400, by: 31) {
      let shown = bounds.shown(for: asked, physics: physics)
      #expect(bounds.asked(for: shown, physics: physics).isNear(asked))
      if asked == bounds.clamped(asked) { #expect(shown == asked) }
    }
    #expect(
      bounds.shown(for: -164, physics: physics) == -64
        - physics.shownDistance(for: 100, extent: 600)
    )
    #expect(
      bounds.shown(for: 1534, physics: physics) == 1434
        + physics.shownDistance(for: 100, extent: 600)
    )
  }

  @Test(
    "the rubber band lies on both sides of the same place if the content fits into the viewport"
  )
  func shortContent() {
    let bounds = ScrollBounds(viewport: 600, content: 200, start: 64, end: 34)
    #expect(bounds.low == -64)
    #expect(bounds.high == -64)
    #expect(
      bounds.shown(for: 36, physics: physics) == -64 + physics.shownDistance(for: 100, extent: 600)
    )
  }
}
