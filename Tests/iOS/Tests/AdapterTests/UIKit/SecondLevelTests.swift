import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// A second level in a list of UIKit.
@MainActor
@Suite("Second levels")
struct SecondLevelTests {
  /// The calls of `onSecondLevel`.
  private final class Told {
    var isOpen: [Bool] = []
  }

  private let told = Told()

  private func attach(to scene: SampleList) -> RefreshController {
    let controller = scene.attach(LeveledSample.self)
    controller.onSecondLevel = { [told] in told.isOpen.append($0) }
    return controller
  }

  @Test("a finger pulls further and lifts, and the list comes to rest below the second level")
  func settles() {
    let scene = SampleList(moves: true)
    let controller = attach(to: scene)
    scene.list.drag(by: -140, over: 0.3)
    #expect(controller.phase == .armed)
    scene.list.drag(by: -200, over: 0.3)
    #expect(controller.phase == .secondLevelArmed)
    scene.list.lift()
    #expect(controller.phase == .secondLevel)
    #expect(told.isOpen == [true])
    scene.clock.advance(by: 2)
    #expect(scene.scrollView.contentOffset.y == -544)
    #expect(scene.scrollView.contentInset.top == 544)
    #expect(scene.controlViews.first?.frame.origin.y == -60)
    #expect(controller.actionCount == 0)
    controller.closeSecondLevel()
    scene.clock.advance(by: 2)
    #expect(scene.scrollView.contentOffset.y == -64)
    #expect(scene.scrollView.contentInset.top == 64)
    #expect(controller.phase == .idle)
  }

  @Test("a finger pushes the list up, and the second level closes at the release")
  func pushedUp() {
    let scene = SampleList(moves: true)
    let controller = attach(to: scene)
    controller.openSecondLevel()
    scene.clock.advance(by: 1)
    scene.list.drag(by: 40, over: 0.2)
    scene.list.lift()
    scene.clock.advance(by: 2)
    #expect(controller.phase == .secondLevel)
    #expect(scene.scrollView.contentInset.top == 544)
    scene.list.drag(by: 200, over: 0.2)
    scene.list.lift()
    #expect(controller.phase == .ending)
    scene.clock.advance(by: 3)
    #expect(controller.phase == .idle)
    #expect(told.isOpen == [true, false])
    #expect(scene.scrollView.contentInset.top == 64)
    #expect(scene.scrollView.contentOffset.y >= -64)
  }

  @Test("the second level that the app opens under a finger shows itself after the release")
  func underFinger() {
    let scene = SampleList()
    let controller = attach(to: scene)
    scene.pull(to: 40)
    controller.openSecondLevel()
    #expect(scene.scrollView.contentOffset.y == -104)
    scene.lift()
    #expect(controller.phase == .secondLevel)
    #expect(scene.scrollView.contentOffset.y == -544)
    #expect(scene.scrollView.contentInset.top == 544)
  }

  @Test("an open second level follows the insets of the app")
  func insets() {
    let scene = SampleList()
    let controller = attach(to: scene)
    controller.openSecondLevel()
    scene.scrollView.contentInset.top = 100
    scene.stage.endFrame()
    #expect(scene.scrollView.contentInset.top == 580)
    #expect(scene.scrollView.contentOffset.y == -580)
    controller.detach()
    #expect(told.isOpen == [true, false])
    #expect(scene.scrollView.contentInset.top == 100)
  }

  @Test("a gesture that the system cancels opens nothing")
  func cancelled() {
    let scene = SampleList()
    let controller = attach(to: scene)
    scene.pull(to: 130)
    #expect(controller.phase == .secondLevelArmed)
    scene.scrollView.panGestureRecognizer.enter(.cancelled)
    #expect(controller.phase == .pulling)
    #expect(told.isOpen.isEmpty)
  }

  @Test("a list that the app moves back under a finger opens nothing when the finger lifts")
  func movedBack() {
    let scene = SampleList()
    let controller = attach(to: scene)
    scene.pull(to: 130)
    #expect(controller.phase == .secondLevelArmed)
    // The simulated list moves its finger as far as itself; here, the finger stays where it is.
    scene.scrollView.panGestureRecognizer.move(by: CGPoint(x: 0, y: 50))
    scene.scrollView.contentOffset.y = -64 - 80
    scene.lift()
    #expect(controller.phase != .secondLevel)
    #expect(told.isOpen.isEmpty)
  }

  @Test("VoiceOver closes an open second level by activating the control")
  func voiceOver() {
    let scene = SampleList()
    let controller = attach(to: scene)
    controller.openSecondLevel()
    let view = scene.controlViews.first
    #expect(view?.accessibilityLabel == "secondLevel")
    #expect(view?.accessibilityTraits == .button)
    #expect(view?.accessibilityActivate() == true)
    #expect(controller.phase == .ending)
    #expect(controller.actionCount == 0)
  }
}
