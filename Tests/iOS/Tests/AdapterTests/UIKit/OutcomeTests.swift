import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// Outcomes that stay in full view for a time, and what ends them.
@MainActor
@Suite("Outcomes")
struct OutcomeTests {
  enum Header: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 70),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.9, failed: 2),
      showsFailure: true
    )
    static let curve = RefreshCurve.easeInOut
    static var announcedStates: [RefreshState] { [.succeeded, .failed] }
    static func appearance(in state: RefreshState) -> RefreshAppearance {
      RefreshAppearance(title: "\(state)")
    }
  }

  let scene = SampleList(moves: true)

  private var top: CGFloat { scene.scrollView.contentInset.top }

  /// A control that shows its outcome.
  private func ended(_ outcome: RefreshOutcome = .success) -> RefreshController {
    let controller = scene.attach(Header.self)
    scene.list.drag(by: -180, over: 0.3)
    scene.list.lift()
    scene.clock.advance(by: 2)
    controller.end(outcome)
    return controller
  }

  @Test(
    "an outcome stays in full view for its time, and is announced when it is shown",
    arguments: zip([RefreshOutcome.success, .failure], [0.9, 2])
  )
  func time(_ outcome: RefreshOutcome, _ seconds: Double) {
    UIAccessibility.announcements = []
    let controller = ended(outcome)
    #expect(UIAccessibility.announcements == [outcome == .success ? "succeeded" : "failed"])
    scene.clock.advance(by: seconds - 0.01)
    #expect(controller.phase == .ending && top == 124)
    #expect(scene.scrollView.contentOffset.y == -124)
    scene.clock.advance(by: 0.02)
    #expect(top == 64)
    scene.clock.advance(by: 2)
    #expect(controller.phase == (outcome == .success ? .idle : .failed))
    #expect(scene.scrollView.contentOffset.y == -64)
    #expect(UIAccessibility.announcements.count == 1 && controller.completionCount == 1)
  }

  @Test("news of the app stay while people read them, and a success of the spec does not")
  func news() {
    enum Tick: RefreshDesign {
      static let behavior = RefreshBehavior(
        edge: .top,
        height: 60,
        trigger: RefreshTrigger(when: .release, distance: 70),
        timing: RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.4)
      )
      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(title: "Pull")
      }
    }
    func closes(after seconds: Double, news: String?) -> Bool {
      let scene = SampleList(moves: true)
      let controller = scene.attach(Tick.self)
      controller.adaptAppearance = { appearance, state in
        if state == .succeeded, let news { appearance.title = news }
      }
      controller.begin()
      scene.clock.advance(by: 2)
      controller.end()
      scene.clock.advance(by: seconds)
      return scene.scrollView.contentInset.top == 64
    }
    #expect(!closes(after: 0.39, news: nil) && closes(after: 0.41, news: nil))
    #expect(!closes(after: 0.39, news: "") && closes(after: 0.41, news: ""))
    #expect(!closes(after: 0.89, news: "3 new posts") && closes(after: 0.91, news: "3 new posts"))
  }

  @Test(
    "the title of an end is shown with its outcome, for long enough, and not again"
  )
  func titles() throws {
    enum Tick: RefreshDesign {
      static let behavior = RefreshBehavior(
        edge: .top,
        height: 60,
        trigger: RefreshTrigger(when: .release, distance: 70),
        timing: RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.4, failed: 0.4)
      )
      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(title: state.name, accessibilityLabel: "a \(state.name)")
      }
    }
    let scene = SampleList(moves: true)
    var runs: [RefreshRun] = []
    let controller = Tick.attach(to: scene.scrollView, clock: scene.clock) { runs.append($0) }
    let view = scene.controlViews[0]
    var title: String? { view.all(UILabel.self).first?.text }
    func refresh() {
      controller.begin()
      scene.clock.advance(by: 1)
    }
    refresh()
    #expect(runs[0].end(.success, title: "3 new posts"))
    #expect(title == "3 new posts" && view.accessibilityLabel == "3 new posts")
    scene.clock.advance(by: 0.89)
    #expect(controller.machine.isShowingOutcome)
    // A late end changes nothing, not even the title.
    #expect(!runs[0].end(.failure, title: "Too late") && title == "3 new posts")
    scene.clock.advance(by: 1)
    #expect(title == "idle" && !controller.end(.success, title: "Too late"))
    refresh()
    controller.end()
    #expect(title == "succeeded" && view.accessibilityLabel == "a succeeded")
    scene.clock.advance(by: 2)
    refresh()
    controller.outcomeTitle = "No signal"
    #expect(title == "refreshing")
    controller.end(.failure)
    #expect(title == "No signal")
    scene.clock.advance(by: 0.89)
    #expect(controller.machine.isShowingOutcome)
    scene.clock.advance(by: 2)
    // An end that comes before the action has its title, too.
    controller.begin()
    controller.end(.success, title: "1 new post")
    scene.clock.advance(by: 0.6)
    #expect(title == "1 new post")
    scene.clock.advance(by: 2)
    // A load of the app has no action that could have started.
    controller.isRefreshing = true
    controller.isRefreshing = false
    scene.clock.advance(by: 0.6)
    #expect(title == "succeeded")
  }

  @Test("a finger ends the outcome with its first movement, and goes on to arm the control")
  func finger() {
    let controller = ended()
    scene.list.drag(by: -10, over: 0.05)
    #expect(controller.phase == .ending && !controller.machine.isShowingOutcome && top == 64)
    scene.list.drag(by: -180, over: 0.2)
    #expect(controller.phase == .armed)
    scene.list.lift()
    scene.clock.advance(by: 2)
    #expect(controller.phase == .refreshing && controller.actionCount == 2)
    #expect(controller.completionCount == 1)
  }

  @Test("a finger that scrolls away ends the outcome, and the list goes where the finger takes it")
  func away() {
    let controller = ended()
    scene.list.drag(by: 300, over: 0.3)
    scene.list.lift()
    scene.clock.advance(by: 3)
    #expect(controller.phase == .idle && top == 64)
    #expect(scene.scrollView.contentOffset.y > 0)
  }

  @Test("rows that the app inserts during the outcome are shown at once, and do not end it")
  func rows() {
    let controller = ended()
    scene.list.content += 400
    scene.clock.advance(by: 0.5)
    #expect(controller.machine.isShowingOutcome && scene.scrollView.contentOffset.y == -124)
    scene.clock.advance(by: 2)
    #expect(controller.phase == .idle && scene.scrollView.contentOffset.y == -64)
  }

  @Test("a new size of the list keeps the outcome in view")
  func rotation() {
    let controller = ended(.failure)
    scene.scrollView.frame.size.height = 390
    scene.clock.advance(by: 0.5)
    #expect(controller.machine.isShowingOutcome && scene.scrollView.contentOffset.y == -124)
  }

  @Test("a tap on the outcome ends it; VoiceOver starts the next refresh")
  func tap() throws {
    let controller = ended()
    let view = try #require(scene.controlViews.first)
    #expect(view.isUserInteractionEnabled)
    #expect(controller.tap() && top == 64)
    scene.clock.advance(by: 2)
    #expect(controller.phase == .idle && !view.isUserInteractionEnabled)
    controller.begin()
    scene.clock.advance(by: 2)
    controller.end()
    #expect(view.accessibilityActivate() && controller.phase == .refreshing)
  }

  @Test("a list that leaves its window retracts the control when the time is over")
  func window() {
    let controller = ended()
    scene.list.isInWindow = false
    scene.clock.advance(by: 3)
    #expect(controller.phase == .idle && top == 64)
    scene.list.isInWindow = true
    #expect(scene.scrollView.contentOffset.y == -64)
  }

  @Test("a control that leaves while it shows an outcome leaves nothing behind")
  func leaves() {
    let controller = ended()
    controller.detach()
    #expect(top == 64 && controller.completionCount == 1)
    scene.clock.advance(by: 3)
    #expect(controller.phase == .idle && controller.completionCount == 1)
  }

  @Test("an overlay stays for the outcome, and then slides out of view")
  func overlay() {
    enum Overlay: RefreshDesign {
      static let behavior = RefreshBehavior(
        edge: .top,
        style: .overlay,
        height: 30,
        trigger: RefreshTrigger(when: .release, distance: 50),
        insetWhileRefreshing: .none,
        timing: RefreshTiming(reveal: 0, retract: 0.2, succeeded: 0.9)
      )
      static let curve = RefreshCurve.easeInOut
      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(symbol: "star")
      }
    }
    let controller = scene.attach(Overlay.self)
    controller.begin()
    scene.clock.advance(by: 1)
    let place = scene.controlViews[0].frame.origin.y
    controller.end()
    scene.clock.advance(by: 0.8)
    #expect(scene.controlViews[0].frame.origin.y == place)
    scene.clock.advance(by: 1)
    #expect(scene.controlViews[0].frame.origin.y == place - 30)
  }
}
