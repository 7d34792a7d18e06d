import RefreshCore
import Testing

@Suite("Appearances")
struct AppearanceTests {
  @Test("an appearance with several pictures shows the first kind: images, image, symbol, arrow")
  func pictures() {
    var appearance = RefreshAppearance(
      symbol: "star",
      image: "logo",
      arrow: .down,
      images: ["a", "b"]
    )
    #expect(appearance.pictureKind == .images)
    appearance.images = []
    #expect(appearance.pictureKind == .image)
    appearance.image = nil
    #expect(appearance.pictureKind == .symbol)
    appearance.symbol = nil
    #expect(appearance.pictureKind == .arrow)
    appearance.arrow = nil
    #expect(appearance.pictureKind == nil)
  }

  @Test(
    "frames follow the pull from the first to the last",
    arguments: [
      (-1.0, 0), (0.0, 0), (0.24, 0), (0.25, 1), (0.99, 3), (1.0, 3), (Double.infinity, 3),
      (Double.nan, 0),
    ]
  )
  func frames(progress: Double, frame: Int) {
    #expect(RefreshAppearance.frame(at: progress, of: 4) == frame)
  }

  @Test("a text has the width that margins, picture and indicator leave")
  func textRoom() {
    let layout = RefreshLayout(spacing: 10, margin: 16)
    #expect(layout.textRoom(in: 320, at: .top, besidePicture: false, indicator: nil) == 288)
    #expect(layout.textRoom(in: 320, at: .top, besidePicture: true, indicator: nil) == 256)
    #expect(layout.textRoom(in: 320, at: .top, besidePicture: true, indicator: .medium) == 226)
    #expect(layout.textRoom(in: 320, at: .top, besidePicture: false, indicator: .large) == 241)
    let column = RefreshLayout(axis: .vertical, margin: 16)
    #expect(column.textRoom(in: 320, at: .top, besidePicture: true, indicator: .large) == 288)
    #expect(layout.textRoom(in: 80, at: .leading, besidePicture: true, indicator: .large) == 48)
    let row = RefreshLayout(picture: .atMargin, spacing: 2, margin: 5)
    #expect(row.textRoom(in: 60, at: .trailing, besidePicture: true, indicator: nil) == 26)
  }

  @Test("VoiceOver announces an outcome where the ending or the outcome is announced")
  func announcements() {
    #expect([RefreshState.ending].announces(.succeeded, showsFailure: false))
    #expect([RefreshState.succeeded].announces(.succeeded, showsFailure: false))
    #expect([RefreshState.ending].announces(.failed, showsFailure: false))
    #expect([RefreshState.failed].announces(.failed, showsFailure: true))
    #expect(![RefreshState.failed].announces(.failed, showsFailure: false))
    #expect(![RefreshState.refreshing].announces(.succeeded, showsFailure: true))
    #expect([RefreshState.refreshing].announces(.refreshing, showsFailure: false))
  }
}
