import Foundation
import RefreshObjectiveC
import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// A first load is lost, a second pull starts another one, and the end of the first one comes late.
@MainActor
@Suite("A late end")
struct LateEndTests {
  /// A header whose refresh fails after ten seconds.
  enum Limited: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 60),
      action: .immediate,
      timing: RefreshTiming(reveal: 0, retract: 0, timeout: 10)
    )
    static let curve = RefreshCurve.linear

    static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
  }

  /// The same control for Objective-C.
  final class LimitedRefresh: RefreshFacade {
    override class var design: any RefreshDesign.Type { Limited.self }
  }

  /// What the actions have been given, in order.
  private final class Log<Run> {
    var runs: [Run] = []
  }

  private let scene = SampleList()

  private func pull() {
    scene.list.scroll(to: -64, dragging: false)
    scene.pull(to: 61)
    scene.lift()
  }

  private func attach(_ action: @escaping @MainActor (RefreshRun) -> Void) -> RefreshController {
    Limited.attach(to: scene.scrollView, clock: scene.clock, onRefresh: action)
  }

  @Test("a late end of the first load does not end the second one in UIKit")
  func uiKit() {
    let log = Log<RefreshRun>()
    let controller = attach { log.runs.append($0) }
    pull()
    scene.clock.advance(by: 10)
    #expect(controller.phase == .idle && !log.runs[0].isCurrent)
    pull()
    #expect(!log.runs[0].end(.success))
    #expect(controller.phase == .refreshing && log.runs[1].isCurrent)
    #expect(log.runs[1].controller === controller)
    var outcomes: [RefreshOutcome] = []
    controller.onCompletion = { outcomes.append($0) }
    #expect(log.runs[1].end(.exhausted) && !log.runs[1].end(.exhausted))
    #expect(outcomes == [.exhausted])
  }

  @Test("a late end of the first load does not end the second one in Objective-C")
  func objectiveC() {
    let log = Log<RefreshFacadeRun>()
    let header = LimitedRefresh.attach(
      toScrollView: scene.scrollView,
      clock: scene.clock,
      action: { log.runs.append($0) }
    )
    pull()
    scene.clock.advance(by: 10)
    pull()
    #expect(!log.runs[0].isCurrent && !log.runs[0].end(outcome: .success))
    #expect(header.state == .refreshing && log.runs[1].isCurrent)
    #expect(log.runs[1].control?.controller === header.controller)
    #expect(log.runs[1].end(outcome: .success) && header.state == .idle)
  }

  @Test("a late end may come from any thread")
  func otherThread() async {
    let log = Log<RefreshRun>()
    let controller = attach { log.runs.append($0) }
    pull()
    scene.clock.advance(by: 10)
    pull()
    let runs = log.runs
    await withCheckedContinuation { continuation in
      controller.onCompletion = { _ in continuation.resume() }
      Thread.detachNewThread {
        runs[0].end(.failure)
        runs[1].end()
      }
    }
    #expect(controller.machine.lastOutcome == .success)
  }

  // MARK: SwiftUI

  private let hosting = Hosting()
  private let handle = RefreshHandle()

  private func show(_ list: UIScrollView?, _ action: @escaping @MainActor (RefreshRun) -> Void) {
    if hosting.root.superview == nil {
      scene.scrollView.removeFromSuperview()
      scene.scrollView.frame = hosting.root.bounds
      scene.stage.window.addSubview(hosting.root)
    }
    let screen = list.map { Choice(List($0)) } ?? Choice(EmptyView())
    hosting.show(screen.refreshControl(ImmediateSample.self, handle: handle, onRefresh: action))
    hosting.root.layoutIfNeeded()
  }

  private func otherList() -> UITableView {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    return list
  }

  @Test("a late end of the first load does not end the second one in SwiftUI")
  func swiftUI() {
    let log = Log<RefreshRun>()
    show(scene.scrollView) { log.runs.append($0) }
    pull()
    handle.isHidden = true
    handle.isHidden = false
    #expect(!log.runs[0].isCurrent)
    pull()
    #expect(!log.runs[0].end(.success))
    #expect(handle.state == .refreshing && log.runs[1].isCurrent)
    #expect(log.runs[1].controller === handle.controller)
    #expect(log.runs[1].end(.failure) && !log.runs[1].end())
    #expect(handle.state == .idle && handle.controller?.machine.lastOutcome == .failure)
  }

  @Test("a run of SwiftUI goes on without its list, and ends in the next one")
  func replaced() {
    let log = Log<RefreshRun>()
    var outcomes: [RefreshOutcome] = []
    handle.onCompletion = { outcomes.append($0) }
    show(scene.scrollView) { log.runs.append($0) }
    pull()
    let first = handle.controller
    show(nil) { log.runs.append($0) }
    #expect(log.runs[0].isCurrent)
    show(otherList()) { log.runs.append($0) }
    #expect(log.runs.count == 1 && handle.controller !== first && handle.state == .refreshing)
    #expect(log.runs[0].controller === handle.controller && log.runs[0].end(.exhausted))
    #expect(outcomes == [.exhausted] && !handle.isRefreshing)
  }

  @Test("a run of SwiftUI that ends without a list ends the refresh")
  func endedWithoutList() {
    let log = Log<RefreshRun>()
    show(scene.scrollView) { log.runs.append($0) }
    pull()
    show(nil) { log.runs.append($0) }
    #expect(log.runs[0].end() && !log.runs[0].end() && !handle.isRefreshing)
    show(otherList()) { log.runs.append($0) }
    #expect(handle.state == .idle)
  }

  @Test("work that ends while a new list reveals its refresh runs once")
  func endedDuringReveal() async {
    var works: [CheckedContinuation<Void, Never>] = []
    let work: @MainActor () async -> Void = { await withCheckedContinuation { works.append($0) } }
    func show(_ list: UIScrollView?) {
      let screen = list.map { Choice(List($0)) } ?? Choice(EmptyView())
      hosting.show(screen.refreshControl(SampleHeader.self, handle: handle, action: work))
      hosting.root.layoutIfNeeded()
    }
    self.show(nil) { _ in }
    show(scene.scrollView)
    handle.begin()
    while works.isEmpty { await Task.yield() }
    show(nil)
    show(otherList())
    #expect(handle.state == .refreshing)
    works[0].resume()
    while handle.state != .idle { await Task.yield() }
    #expect(works.count == 1)
  }
}
