import RefreshRuntime
import RefreshTesting
import SwiftUI
import Testing
import UIKit

/// Controlling a control of SwiftUI from outside.
@MainActor
@Suite("A handle")
struct RefreshHandleTests {
  let scene = Scene()
  let hosting = Hosting()
  let handle = RefreshHandle()

  init() {
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  @Test("has nothing to say before there is a list")
  func nothing() async {
    #expect(!handle.begin())
    #expect(!handle.end())
    #expect(!handle.reset())
    #expect(!handle.openSecondLevel())
    #expect(!handle.closeSecondLevel())
    #expect(handle.status == RefreshStatus())
    #expect(await handle.refresh() == .cancelled)
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
    #expect(statuses.map(\.phase).contains(.refreshing))
    #expect(statuses.last?.phase == .idle)
    #expect(handle.controller?.machine.lastOutcome == .failure)
  }

  @Test("keeps what the app has set when the list is another one")
  func otherList() {
    handle.isEnabled = false
    handle.adaptAppearance = { appearance, _ in appearance.title = "adapted" }
    let second = UITableView(frame: scene.scrollView.frame)
    second.contentSize = CGSize(width: 390, height: 2000)
    for list in [scene.scrollView, second] {
      hosting.show(List(list).refreshControl(SampleHeader.self, handle: handle, action: nothing))
      hosting.root.layoutIfNeeded()
      #expect(handle.controller?.isEnabled == false)
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
    #expect(handle.status.phase == .secondLevel)
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
    #expect(handle.status.phase == .exhausted)
    #expect(handle.reset())
    #expect(handle.status.phase == .idle)
  }
}

/// A header that takes no time.
private enum InstantSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(.release, distance: 60),
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

private enum RingSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static func makeContent() -> UIView? { contentView(Ring()) }
}

/// Views of SwiftUI that draw a control.
@MainActor
@Suite("Content of SwiftUI")
struct HostedContentTests {
  @Test("fills the control, and finds the status in its environment")
  func status() throws {
    let scene = Scene()
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
    #expect(Ring.seen.statuses.last?.phase == controller.phase)
  }
}
