import Testing
import UIKit

@testable import RefreshRuntime

/// The bar of a large title, which stretches with a pull.
@MainActor
@Suite("The stretch of a large title")
struct TitleStretchTests {
  private let points = ScrollPoints(scale: 3)

  private func following(_ pulls: CGFloat..., isMoving: Bool = true) -> CGFloat {
    var title = TitleStretch()
    for pull in pulls {
      title.follow(
        top: 100 + pull,
        edge: 100,
        added: 0,
        pull: pull,
        isMoving: isMoving,
        points
      )
    }
    return title.length
  }

  @Test("the stretch of a large title is as long as the pull, from its first pixel on")
  func length() {
    #expect(following(0.5) == 0.5)
    #expect(following(0.5, 20) == 20)
    #expect(following(20, 0.5) == 0.5)
    #expect(following(20, 0) == 0)
  }

  @Test("is none in a list that does not move, or where the inset grows by another length")
  func other() {
    #expect(following(20, isMoving: false) == 0)
    var title = TitleStretch()
    title.follow(top: 144, edge: 100, added: 0, pull: 20, isMoving: true, points)
    #expect(title.length == 0)
  }

  @Test("a finger that holds a stretched title without moving keeps the stretch")
  func held() {
    var title = TitleStretch()
    title.follow(top: 120, edge: 100, added: 0, pull: 20, isMoving: true, points)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UITableView(frame: window.frame)
    window.addSubview(list)
    #expect(title.length(in: list) == 0)
    list.touchDown()
    #expect(title.length(in: list) == 20)
    list.lift()
    #expect(title.length(in: list) == 0)
  }
}
