import Testing

@testable import RefreshCore

/// The growth of the bar above a list with a pull.
@Suite("The stretch of a large title")
struct TitleStretchTests {
  private let points = ScrollPoints(scale: 3)

  /// A list that is pulled past a bar, which is 100 points high at rest.
  private func list(pulled pull: Double, bar: Double, isMoving: Bool = true) -> ListSnapshot {
    var list = ListSnapshot(
      offset: ListPoint(y: -100 - pull),
      size: ListPoint(x: 390, y: 844),
      content: ListPoint(x: 390, y: 3000),
      contentInset: ListInsets(),
      adjustedInset: ListInsets(top: bar)
    )
    (list.isTracking, list.isDragging) = (isMoving, isMoving)
    return list
  }

  private func title(restingAt bar: Double = 100) -> TitleStretch {
    var title = TitleStretch(in: list(pulled: 0, bar: bar, isMoving: false))
    follow(pull: bar - 100, bar: bar, isMoving: false, &title)
    return title
  }

  private func follow(
    pull: Double,
    bar: Double,
    width: Double = 390,
    isMoving: Bool = true,
    isLayout: Bool = false,
    _ title: inout TitleStretch
  ) {
    var finger = FingerTrack.Movement()
    finger.isDown = isMoving
    var list = list(pulled: pull, bar: bar, isMoving: isMoving)
    list.size.x = width
    title.follow(
      list,
      added: 0,
      finger: finger,
      isLayout: isLayout,
      points: points
    )
  }

  private func following(_ pulls: Double..., isMoving: Bool = true) -> TitleStretch {
    var title = title()
    for pull in pulls { follow(pull: pull, bar: 100 + pull, isMoving: isMoving, &title) }
    return title
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
    var title = title()
    follow(pull: 20, bar: 144, &title)
    #expect(title.length == 0)
  }

  @Test("a list that is stopped keeps the stretch until its bar is laid out")
  func stopped() {
    var title = following(20)
    follow(pull: 20, bar: 120, isMoving: false, &title)
    #expect(title.length == 20)
    follow(pull: 20, bar: 120, isMoving: false, isLayout: true, &title)
    #expect(title.length == 0)
  }

  @Test("a bar that stops growing before the pull does has expanded, which layouts show")
  func expansion() {
    var title = following(20, 52)
    follow(pull: 60, bar: 152, &title)
    #expect(title.isUncertain)
    #expect(title.length == 52)
    follow(pull: 60, bar: 152, isLayout: true, &title)
    follow(pull: 70, bar: 152, isLayout: true, &title)
    #expect(title.length == 0)
  }

  @Test("a title expands to its height at rest, and only then stretches")
  func both() {
    var title = title(restingAt: 148)
    follow(pull: -200, bar: 100, isLayout: true, &title)
    for pull in [0.0, 30, 48] { follow(pull: pull, bar: 100 + pull, isLayout: true, &title) }
    #expect(title.length == 0)
    follow(pull: 80, bar: 180, isLayout: true, &title)
    #expect(title.length == 32)
  }

  @Test(
    "a title that has collapsed below a list at rest expands to its height, and only then stretches"
  )
  func collapsed() {
    var title = title(restingAt: 148)
    follow(pull: -4, bar: 96, isMoving: false, isLayout: true, &title)
    for pull in [0.0, 30, 48] { follow(pull: pull, bar: 100 + pull, isLayout: true, &title) }
    #expect(title.length == 0)
    follow(pull: 80, bar: 180, isLayout: true, &title)
    #expect(title.length == 32)
  }

  @Test("a bar that grows as the list is turned is no stretch, and that of the next motion is")
  func turned() {
    var title = title()
    follow(pull: 47, bar: 100, width: 844, isLayout: true, &title)
    follow(pull: 47, bar: 147, width: 844, isLayout: true, &title)
    #expect(title.length == 0)
    // The list need not come to rest at its top.
    follow(pull: -500, bar: 147, width: 844, isMoving: false, isLayout: true, &title)
    follow(pull: 67, bar: 167, width: 844, &title)
    #expect(title.length == 20)
  }

  @Test("a stretch counts if its bar is told after the scroll, before it, or a frame late")
  func told() {
    var after = following(20)
    follow(pull: 30, bar: 120, &after)
    #expect(after.isUncertain)
    follow(pull: 30, bar: 130, isLayout: true, &after)
    #expect(!after.isUncertain && after.length == 30)
    var before = following(20)
    follow(pull: 20, bar: 130, &before)
    follow(pull: 30, bar: 130, isLayout: true, &before)
    #expect(before.length == 30)
    var late = following(20)
    for pull in [30.0, 40, 50] {
      follow(pull: pull, bar: 90 + pull, isLayout: true, &late)
      #expect(late.length == pull - 10)
    }
    #expect(!late.isUncertain)
  }
}
