import Observation
import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// Controlling a control of SwiftUI from outside.
@MainActor
@Suite("A handle")
struct RefreshHandleTests {
  let scene = SampleList()
  let hosting = Hosting()
  let handle = RefreshHandle()

  init() {
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  private let second: UITableView = {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2000)
    return list
  }()

  /// Shows a list, or nothing in its place.
  private func show(_ list: UIScrollView?, _ action: @escaping @MainActor () async -> Void) {
    let screen = list.map { Choice(List($0)) } ?? Choice(EmptyView())
    hosting.show(screen.refreshControl(ImmediateSample.self, handle: handle, action: action))
    hosting.root.layoutIfNeeded()
  }

  @Test("has nothing to end, reset or open before there is a list")
  func withoutList() {
    #expect(!handle.end())
    #expect(!handle.reset())
    #expect(!handle.openSecondLevel())
    #expect(!handle.closeSecondLevel())
    #expect(handle.status == RefreshStatus() && !handle.isRefreshing)
    handle.isEnabled = false
    #expect(!handle.begin())
    handle.isEnabled = true
    handle.isHidden = true
    #expect(!handle.begin())
  }

  @Test("keeps a requested refresh until there is a list")
  func pending() async {
    #expect(handle.begin())
    #expect(!handle.begin(), "requested twice")
    #expect(handle.status.state == .pending && handle.isRefreshing)
    var count = 0
    show(nil) { count += 1 }
    #expect(handle.status.state == .pending)
    let outcome = Task { await handle.refresh() }
    await Task.yield()
    show(scene.scrollView) { count += 1 }
    #expect(handle.controller?.phase == .refreshing)
    #expect(await outcome.value == .success)
    #expect(count == 1)
  }

  @Test("forgets a requested refresh that the app ends")
  func withdrawn() async {
    handle.begin()
    let outcome = Task { await handle.refresh() }
    await Task.yield()
    #expect(handle.end())
    #expect(await outcome.value == .cancelled)
    show(scene.scrollView) {}
    #expect(handle.state == .idle)
  }

  @Test("keeps a request of a list that is off screen when the list is another one")
  func pendingOffScreen() {
    show(scene.scrollView) {}
    scene.scrollView.superview?.removeFromSuperview()
    #expect(handle.begin())
    #expect(handle.controller?.phase == .pending)
    show(second) {}
    #expect(handle.controller?.phase == .refreshing)
  }

  @Test("keeps a running refresh and its callers when the list goes and another one comes")
  func replaced() async {
    var (phases, outcomes) = ([RefreshState](), [RefreshOutcome]())
    handle.onStateChange = { phases.append($0) }
    handle.onCompletion = { outcomes.append($0) }
    var work: CheckedContinuation<Void, Never>?
    let action: @MainActor () async -> Void = { await withCheckedContinuation { work = $0 } }
    show(scene.scrollView, action)
    let outcome = Task { await handle.refresh() }
    while work == nil { await Task.yield() }
    show(nil, action)
    #expect(handle.isRefreshing)
    show(second, action)
    #expect(handle.controller?.phase == .refreshing)
    work?.resume()
    #expect(await outcome.value == .success)
    #expect(phases == [.refreshing, .idle] && outcomes == [.success])
  }

  @Test("reports the end of a refresh to its callers after the list has gone")
  func endedWithoutList() async {
    var work: CheckedContinuation<Void, Never>?
    show(scene.scrollView) { await withCheckedContinuation { work = $0 } }
    let outcome = Task { await handle.refresh() }
    while work == nil { await Task.yield() }
    // SwiftUI has removed the list, and the adapter its control.
    handle.controller?.abandon()
    #expect(handle.isRefreshing && handle.controller == nil)
    work?.resume()
    #expect(await outcome.value == .success)
    #expect(!handle.isRefreshing)
  }

  @Test("keeps the age of the list when SwiftUI replaces it, and the key of the app")
  func age() {
    defer { RefreshController.forgetAllLastSuccesses() }
    show(scene.scrollView) {}
    handle.lastSuccess = Date(timeIntervalSince1970: 60)
    show(nil) {}
    show(second) {}
    #expect(handle.lastSuccess == Date(timeIntervalSince1970: 60))
    #expect(!handle.begin(ifOlderThan: 1e12))
    handle.lastUpdatedKey = "handle"
    #expect(handle.lastSuccess == nil)
    show(scene.scrollView) {}
    #expect(handle.controller?.lastUpdatedKey == "handle")
  }

  @Test("returns to its callers when the view goes away")
  func removed() async {
    show(scene.scrollView) { try? await Task.sleep(nanoseconds: 10_000_000_000) }
    let outcome = Task { await handle.refresh() }
    await Task.yield()
    hosting.clear()
    #expect(await outcome.value == .cancelled)
    #expect(handle.status == RefreshStatus())
  }

  @Test("runs the action again after the app has hidden the control in mid refresh")
  func hidden() async {
    var count = 0
    show(scene.scrollView) {
      count += 1
      try? await Task.sleep(nanoseconds: 10_000_000_000)
    }
    let outcome = Task { await handle.refresh() }
    while count == 0 { await Task.yield() }
    handle.isHidden = true
    #expect(await outcome.value == .cancelled)
    handle.isHidden = false
    handle.begin()
    while count == 1 { await Task.yield() }
    #expect(handle.isRefreshing)
  }

  @Test("tells observers about the status and the phase, each about its changes only")
  func observation() {
    show(scene.scrollView) {}
    var (status, phase) = (0, 0)
    func observe() {
      withObservationTracking {
        _ = handle.status
      } onChange: {
        MainActor.assumeIsolated { status += 1 }
      }
      withObservationTracking {
        _ = handle.state
      } onChange: {
        MainActor.assumeIsolated { phase += 1 }
      }
    }
    observe()
    scene.pull(to: 10)
    #expect(status == 1 && phase == 1)
    observe()
    scene.pull(to: 20)
    #expect(status == 2 && phase == 1)
  }

  @Test("begins, ends and observes the refresh of its list")
  func list() async {
    var statuses: [RefreshStatus] = []
    handle.onStatusChange = { statuses.append($0) }
    var wasCancelled: Bool?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hosting.show(
        List(scene.scrollView).refreshControl(ImmediateSample.self, handle: handle) {
          // The app ends the refresh while its action still runs.
          handle.end(.failure)
          await Task.yield()
          wasCancelled = Task.isCancelled
          continuation.resume()
        }
      )
      #expect(handle.begin())
    }
    #expect(wasCancelled == true)
    #expect(statuses.map(\.state).contains(.refreshing))
    #expect(statuses.last?.state == .idle)
    #expect(handle.controller?.machine.lastOutcome == .failure)
  }

  @Test("keeps what the app has set when the list is another one")
  func otherList() {
    handle.isEnabled = false
    handle.isHidden = true
    handle.adaptAppearance = { appearance, _ in appearance.title = "adapted" }
    for list in [scene.scrollView, second] {
      hosting.show(List(list).refreshControl(SampleHeader.self, handle: handle, action: nothing))
      hosting.root.layoutIfNeeded()
      #expect(handle.controller?.isEnabled == false && handle.controller?.isHidden == true)
      #expect(list.first(UILabel.self)?.text == "adapted")
    }
    hosting.clear()
    #expect(handle.controller == nil)
  }

  @Test("sets up the control that is there when the handle comes")
  func otherHandle() {
    handle.isEnabled = false
    let list = List(scene.scrollView)
    hosting.show(list.refreshControl(SampleHeader.self, handle: RefreshHandle(), action: nothing))
    hosting.show(list.refreshControl(SampleHeader.self, handle: handle, action: nothing))
    #expect(handle.controller?.isEnabled == false)
  }

  @Test("runs the action of each refresh")
  func twice() async {
    var count = 0
    hosting.show(
      List(scene.scrollView).refreshControl(InstantSample.self, handle: handle) { () async in
        count += 1
      }
    )
    for _ in 0..<3 { await handle.refresh() }
    #expect(count == 3)
  }

  @Test("opens and closes the second level of its list")
  func secondLevel() {
    var told: [Bool] = []
    handle.onSecondLevel = { told.append($0) }
    hosting.show(
      List(scene.scrollView).refreshControl(LeveledSample.self, handle: handle, action: nothing)
    )
    #expect(handle.openSecondLevel())
    #expect(handle.status.state == .secondLevel)
    #expect(handle.closeSecondLevel())
    #expect(told == [true, false])
    handle.onSecondLevel = nil
    #expect(handle.controller?.onSecondLevel == nil)
  }

  @Test("of a view that loads pages returns when there are no more")
  func pages() async {
    hosting.show(
      List(scene.scrollView).loadMoreControl(InstantSample.self, handle: handle) {
        await Task.yield()
        return .exhausted
      }
    )
    #expect(await handle.refresh() == .exhausted)
    #expect(handle.status.state == .exhausted)
    #expect(handle.reset())
    #expect(handle.status.state == .idle)
  }
}

/// A header that takes no time.
private enum InstantSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0),
    allowsExhausted: true
  )
}

/// A view of SwiftUI that draws a control.
private struct Ring: View {
  @Environment(\.refreshStatus) private var status
  static let seen = Seen()

  @MainActor
  final class Seen {
    var statuses: [RefreshStatus] = []
  }

  var body: some View {
    Self.seen.statuses.append(status)
    return EmptyView()
  }
}

private enum RingSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static func makeContent() -> UIView? { contentView(Ring()) }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A view of SwiftUI that needs what surrounds the list.
private struct ThemedRing: View {
  @Environment(\.refreshStatus) private var status
  @Environment(\.theme) private var theme
  static let seen = Seen()

  @MainActor
  final class Seen {
    var texts: [String] = []
  }

  var body: some View {
    Self.seen.texts.append("\(theme) at \(status.progress)")
    return EmptyView()
  }
}

/// A view of UIKit that draws a control.
private final class Gauge: UIView, RefreshContentView {
  var statuses: [RefreshStatus] = []

  func show(_ status: RefreshStatus) { statuses.append(status) }
}

private enum ThemedSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static func makeContent() -> UIView? { contentView(ThemedRing()) }
}

/// Views of SwiftUI that draw a control.
@MainActor
@Suite("Content of SwiftUI")
struct HostedContentTests {
  @Test("has the environment of the modified view, also after a change of it")
  func environment() {
    let scene = SampleList()
    let (outer, inner) = (Hosting(), Hosting())
    HostedViews.draw = { inner.show(AnyView($0)) }
    defer { HostedViews.draw = nil }
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = outer.root.bounds
    scene.stage.window.addSubview(outer.root)
    func show(_ theme: String) {
      outer.show(
        List(scene.scrollView).refreshControl(ThemedSample.self) { await Task.yield() }
          .environment(\.theme, theme)
      )
      outer.root.layoutIfNeeded()
    }
    show("dark")
    scene.pull(to: 30)
    #expect(ThemedRing.seen.texts.last == "dark at 0.5")
    show("light")
    #expect(ThemedRing.seen.texts.last == "light at 0.5")
  }

  @Test("of UIKit is told the status of the control, and not each update of the list")
  func updates() {
    let scene = SampleList()
    let hosting = Hosting()
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
    let handle = RefreshHandle()
    func show() {
      hosting.show(
        List(scene.scrollView).refreshControl(InstantSample.self, handle: handle) {
          await Task.yield()
        }
      )
      hosting.root.layoutIfNeeded()
    }
    show()
    let gauge = Gauge(frame: .zero)
    handle.controller?.contentView = gauge
    scene.pull(to: 30)
    let count = gauge.statuses.count
    show()
    #expect(count > 0 && gauge.statuses.count == count)
  }

  @Test("fills the control, and finds the status in its environment")
  func status() throws {
    let scene = SampleList()
    let hosting = Hosting()
    HostedViews.draw = { hosting.show(AnyView($0)) }
    defer { HostedViews.draw = nil }
    let controller = scene.attach(RingSample.self)
    let view = scene.controlViews[0]
    view.layoutIfNeeded()
    let content = try #require(view.subviews.last)
    #expect(content.frame == view.bounds)
    #expect(content.subviews.first?.frame == content.bounds)
    scene.pull(to: 30)
    #expect(Ring.seen.statuses.last?.progress == 0.5)
    scene.pull(to: 90)
    scene.lift()
    #expect(Ring.seen.statuses.last?.state == controller.state)
  }
}
