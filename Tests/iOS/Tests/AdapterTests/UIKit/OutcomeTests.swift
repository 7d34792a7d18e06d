import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What the app writes into an outcome; times and ends of outcomes are in `controls.events`.
@MainActor
@Suite("Outcomes")
struct OutcomeTests {
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
}
