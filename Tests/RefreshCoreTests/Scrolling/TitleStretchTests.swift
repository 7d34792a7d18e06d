import Testing

@testable import RefreshCore

/// The growth of the bar above a list with a pull.
@Suite("The stretch of a large title")
struct TitleStretchTests {
  private let points = ScrollPoints(scale: 3)

  private func following(_ pulls: Double..., isMoving: Bool = true) -> TitleStretch {
    var title = TitleStretch()
    for pull in pulls { follow(pull, to: 100 + pull, isMoving: isMoving, &title) }
    return title
  }

  private func follow(
    _ pull: Double,
    to top: Double,
    isMoving: Bool = true,
    _ title: inout TitleStretch
  ) {
    title.follow(top - 100, added: 0, pull: pull, isMoving: isMoving, points: points)
  }

  @Test("the stretch of a large title is as long as the pull, from its first pixel on")
  func length() {
    #expect(following(0.5).length == 0.5)
    #expect(following(0.5, 20).length == 20)
    #expect(following(20, 0.5).length == 0.5)
    #expect(following(20, 0).length == 0)
  }

  @Test("is none in a list that does not move, or where the inset grows by another length")
  func other() {
    #expect(following(20, isMoving: false).length == 0)
    var title = TitleStretch()
    follow(20, to: 144, &title)
    #expect(title.length == 0)
  }

  @Test("a finger that holds a stretched title without moving keeps the stretch")
  func held() {
    let title = following(20)
    var list = ListSnapshot(
      offset: .zero,
      size: .zero,
      content: .zero,
      contentInset: ListInsets(),
      adjustedInset: ListInsets()
    )
    #expect(title.length(in: list) == 0)
    list.isTracking = true
    #expect(title.length(in: list) == 20)
  }

  @Test("a bar that stops growing before the pull does has expanded, which a layout shows")
  func expansion() {
    var title = following(20, 52)
    follow(60, to: 152, &title)
    #expect(title.isUncertain)
    #expect(title.length == 52)
    title.layOut()
    #expect(title.length == 0)
  }

  @Test("a bar that is laid out after the scroll still stretches")
  func late() {
    var title = following(20)
    follow(30, to: 120, &title)
    #expect(title.isUncertain)
    follow(30, to: 130, &title)
    #expect(!title.isUncertain)
    title.layOut()
    #expect(title.length == 30)
  }
}
