import Foundation
import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshObjectiveC
@testable import RefreshRuntime

/// Drives the classes that Objective-C code calls, without the Objective-C runtime.
@MainActor
@Suite("Objective-C facade")
struct FacadeTests {
  /// The refreshes that the action has been given, in order.
  private final class Log {
    var runs: [RefreshFacadeRun] = []
    var outcomes: [RefreshFacadeOutcome] = []
  }

  private let scene = SampleList()
  private let log = Log()

  private func attach<Facade: RefreshFacade>(
    _ facade: Facade.Type
  ) -> Facade {
    facade.attach(
      toScrollView: scene.scrollView,
      clock: scene.clock,
      action: { [log] in log.runs.append($0) }
    )
  }

  /// A control whose action runs.
  private func refreshing() -> SampleRefresh {
    let facade = attach(SampleRefresh.self)
    facade.onCompletion = { [log] in log.outcomes.append($0) }
    facade.begin()
    scene.clock.advance(by: 0.25)
    return facade
  }

  @Test("a generated class attaches its control and refreshes once per pull")
  func generated() {
    let header = attach(MessagesHeaderRefresh.self)
    #expect(header.controller.machine.behavior == MessagesHeader.behavior)
    scene.pull(to: 60)
    #expect(header.state == .armed && header.progress > 1)
    scene.lift()
    scene.list.scroll(to: -64 - 59, dragging: false)
    #expect(header.state == .refreshing && header.isRefreshing)
    scene.clock.advance(by: 0.25)
    log.runs.first?.end(outcome: .success)
    #expect(log.runs.count == 1)
    #expect(header.state == .succeeded && !header.isRefreshing)
    scene.clock.advance(by: 0.4)
    #expect(header.state == .idle && header.lastSuccess != nil)
    #expect(!header.begin(ifOlderThan: 3600))
  }

  @Test("a generated class draws its control inside a UIRefreshControl")
  func dress() {
    let control = UIRefreshControl(frame: .zero)
    scene.scrollView.refreshControl = control
    let facade = SystemSampleRefresh.dressControl(control, clock: scene.clock) { [log] in
      log.runs.append($0)
    }
    #expect(scene.scrollView.headerFacade?.controller === facade.controller)
    _ = scene.scrollView.accessibilityScroll(.up)
    #expect(facade.isRefreshing && log.runs.count == 1)
    log.runs[0].end(outcome: .success)
    scene.clock.advance(by: 0.4)
    #expect(facade.state == .idle && facade.lastSuccess != nil)
    facade.detach()
    #expect(scene.scrollView.refreshControl === control && control.subviews.count == 1)
  }

  @Test(
    "every outcome ends the refresh and is reported at rest",
    arguments: [RefreshFacadeOutcome.success, .exhausted, .failure, .cancelled]
  )
  func outcomes(_ outcome: RefreshFacadeOutcome) {
    let facade = refreshing()
    log.runs[0].end(outcome: outcome)
    let states: [RefreshFacadeOutcome: RefreshFacadeState] = [
      .success: .succeeded, .exhausted: .exhausted, .failure: .failed, .cancelled: .ending,
    ]
    #expect(facade.state == states[outcome])
    #expect(log.outcomes.isEmpty)
    scene.clock.advance(by: 0.4)
    #expect(log.outcomes == [outcome])
    #expect(facade.reset() == (outcome == .exhausted))
  }

  @Test("a refresh has one end: later calls do nothing")
  func lateFinish() {
    let facade = refreshing()
    #expect(facade.end(outcome: .failure))
    scene.clock.advance(by: 0.4)
    facade.begin()
    log.runs[0].end(outcome: .success)
    scene.clock.advance(by: 0.25)
    #expect(facade.state == .refreshing && log.runs.count == 2)
    log.runs[0].end(outcome: .success)
    #expect(facade.state == .refreshing)
    log.runs[1].end(outcome: .cancelled)
    #expect(facade.state == .ending)
    log.runs[1].end(outcome: .success)
    scene.clock.advance(by: 0.4)
    #expect(log.outcomes == [.failure, .cancelled])
  }

  @Test("a late end neither cancels a waiting refresh nor disarms the control")
  func lateFinishAtRest() {
    let facade = refreshing()
    facade.end(outcome: .failure)
    scene.clock.advance(by: 0.4)
    scene.pull(to: 100)
    log.runs[0].end(outcome: .success)
    #expect(facade.state == .armed)
    scene.lift()
    facade.end(outcome: .success)
    scene.clock.advance(by: 1)
    scene.list.isInWindow = false
    facade.begin()
    log.runs[0].end(outcome: .success)
    log.runs[1].end(outcome: .success)
    #expect(facade.state == .pending)
  }

  @Test("an action can end its refresh at once")
  func endAtOnce() {
    let facade = SampleRefresh.attach(
      toScrollView: scene.scrollView,
      clock: scene.clock,
      action: { $0.end(outcome: .success) }
    )
    facade.begin()
    scene.clock.advance(by: 0.25)
    #expect(facade.state == .succeeded)
  }

  @Test("the end may come from another thread")
  func otherThread() async {
    let facade = refreshing()
    let run = log.runs[0]
    await withCheckedContinuation { continuation in
      facade.controller.onStateChange = { _ in continuation.resume() }
      Thread.detachNewThread { run.end(outcome: .success) }
    }
    #expect(facade.state == .succeeded)
  }

  @Test("'end' may be called on another thread, and ends the refresh in the next turn")
  func endOnOtherThread() async {
    let facade = refreshing()
    await withCheckedContinuation { continuation in
      facade.controller.onStateChange = { _ in continuation.resume() }
      Thread.detachNewThread { facade.end(outcome: .success) }
    }
    #expect(facade.state == .succeeded)
  }

  @Test("settings are those of the control")
  func settings() {
    let facade = attach(SampleRefresh.self)
    #expect(facade.isEnabled && !facade.isHidden && facade.isAnimated)
    (facade.isEnabled, facade.isHidden, facade.isAnimated) = (false, true, false)
    #expect(!facade.controller.isEnabled && facade.controller.isHidden)
    #expect(!facade.controller.isAnimated)
    #expect(facade.lastSuccess == nil)
  }

  @Test("the second level opens and closes, and reports both")
  func secondLevel() {
    var told: [Bool] = []
    let facade = attach(LeveledRefresh.self)
    facade.onSecondLevel = { told.append($0) }
    #expect(facade.openSecondLevel() && facade.isSecondLevelOpen)
    #expect(facade.state == .secondLevel)
    #expect(!facade.begin())
    #expect(facade.closeSecondLevel() && !facade.isSecondLevelOpen)
    #expect(!facade.closeSecondLevel())
    facade.onSecondLevel?(true)
    #expect(told == [true, false, true])
    #expect(log.runs.isEmpty)
  }

  @Test("states and outcomes have the names of the Swift types")
  func values() {
    for state in RefreshState.allCases {
      #expect("\(RefreshFacadeState(state))" == state.name)
      #expect(RefreshFacadeState(state).state == state)
    }
    for outcome in RefreshOutcome.allCases {
      let facade = RefreshFacadeOutcome(outcome)
      #expect(facade.rawValue == Int(outcome.rawValue) && "\(facade)" == "\(outcome)")
      #expect(RefreshOutcome(facade) == outcome)
    }
  }

  @Test("the status block gets the facade, and can be read back and removed")
  func statusBlock() {
    let facade = attach(SampleRefresh.self)
    var phases: [RefreshFacadeState] = []
    facade.onStatusChange = { phases.append($0.state) }
    scene.pull(to: 30)
    scene.pull(to: 100)
    #expect(phases == [.pulling, .armed])
    facade.onStatusChange?(facade)
    facade.onCompletion = { [log] in log.outcomes.append($0) }
    facade.onCompletion?(.cancelled)
    #expect(phases.count == 3 && log.outcomes == [.cancelled])
    facade.onStatusChange = nil
    facade.onCompletion = nil
    #expect(facade.onStatusChange == nil && facade.onCompletion == nil)
    #expect(facade.controller.onStatusChange == nil && facade.controller.onCompletion == nil)
  }

  @Test("a block adapts the appearance of each state, and can be read back and removed")
  func adaptedAppearance() {
    let facade = attach(SampleRefresh.self)
    let label = scene.scrollView.first(UILabel.self)
    var states: [RefreshFacadeState] = []
    let color = UIColor.label
    facade.adaptAppearance = { appearance, state in
      states.append(state)
      #expect(appearance.color == nil || appearance.color === color)
      appearance.title = NSString(string: "\(state) \(appearance.title.map { String($0) } ?? "")")
      appearance.color = color
    }
    #expect(label?.text == "idle Pull" && label?.textColor === color)
    #expect(facade.adaptAppearance != nil)
    facade.begin()
    scene.clock.advance(by: 0.25)
    states = []
    log.runs[0].end(outcome: .success)
    #expect(states.contains(.succeeded) && !states.contains(.ending))
    scene.clock.advance(by: 1)
    let appearance = RefreshFacadeAppearance(RefreshAppearance(title: "Old"))
    facade.adaptAppearance?(appearance, .armed)
    #expect(appearance.title == "armed Old" && appearance.color === color)
    facade.adaptAppearance = nil
    #expect(label?.text == "Pull")
  }

  @Test("own views, fonts, images and changes of the phase are those of the control")
  func ownViews() {
    let facade = attach(SampleRefresh.self)
    let view = UIView(frame: .zero)
    facade.pictureView = view
    #expect(facade.controller.pictureView === view && facade.pictureView === view)
    facade.contentView = view
    #expect(facade.controller.contentView === view && facade.contentView === view)
    var phases: [RefreshFacadeState] = []
    facade.onStateChange = { phases.append($0) }
    facade.onStateChange?(.failed)
    facade.begin()
    facade.onStateChange = nil
    #expect(phases == [.failed, .refreshing] && facade.controller.onStateChange == nil)
    let appearance = RefreshFacadeAppearance(RefreshAppearance())
    (appearance.subtitle, appearance.button) = ("Second", "Retry")
    let color = UIColor.label
    (appearance.tint, appearance.background, appearance.subtitleColor) = (color, color, color)
    let font = UIFont.preferredFont(forTextStyle: .body)
    (appearance.font, appearance.subtitleFont) = (font, font)
    appearance.uiImage = UIImage(systemName: "star")
    #expect(appearance.value.subtitle == "Second" && appearance.value.button == "Retry")
    #expect(appearance.font === font && appearance.subtitleFont === font)
    #expect(appearance.value.tint != nil && appearance.background != nil && appearance.tint != nil)
    #expect(appearance.value.subtitleColor != nil && appearance.uiImage != nil)
  }

  @Test("the age of a list can be set, kept under a key and forgotten")
  func age() {
    defer { RefreshFacade.forgetAllLastSuccesses() }
    let facade = attach(SampleRefresh.self)
    facade.lastSuccess = NSDate(timeIntervalSince1970: 60)
    #expect(facade.lastSuccess?.timeIntervalSince1970 == 60)
    #expect(!facade.begin(ifOlderThan: 1e12))
    facade.lastUpdatedKey = "facade"
    #expect(facade.controller.lastUpdatedKey == "facade" && facade.lastUpdatedKey == "facade")
    #expect(facade.lastSuccess == nil)
  }

  @Test("the scroll view keeps the control without its facade")
  func unstoredFacade() {
    weak var facade: SampleRefresh?
    do { facade = attach(SampleRefresh.self) }
    #expect(facade == nil)
    scene.pull(to: 100)
    scene.lift()
    scene.clock.advance(by: 0.25)
    #expect(log.runs.count == 1)
  }

  @Test("a facade does not keep the scroll view")
  func scrollView() {
    weak var scrollView: UIScrollView?
    var facade: SampleRefresh?
    do {
      let table = UITableView()
      scrollView = table
      facade = SampleRefresh.attach(toScrollView: table) { _ in }
      facade?.onStatusChange = { _ in }
    }
    #expect(scrollView == nil)
    #expect(facade?.begin() == false && facade?.state == .idle)
  }

  @Test("the blocks are released when the control leaves")
  func blocks() {
    final class Model {}
    weak var model: Model?
    let facade = {
      let strong = Model()
      model = strong
      let facade = SampleRefresh.attach(toScrollView: scene.scrollView) { _ in _ = strong }
      facade.onStatusChange = { _ in _ = strong }
      facade.onCompletion = { _ in _ = strong }
      return facade
    }()
    #expect(model != nil)
    facade.detach()
    #expect(model == nil)
  }
}

/// A control of the tests for Objective-C.
final class SampleRefresh: RefreshFacade {
  override class var design: any RefreshDesign.Type { SampleHeader.self }
}

/// A control with a second level for Objective-C.
final class LeveledRefresh: RefreshFacade {
  override class var design: any RefreshDesign.Type { LeveledSample.self }
}

private final class SystemSampleRefresh: RefreshFacade {
  override class var design: any RefreshDesign.Type { SystemSample.self }
}
