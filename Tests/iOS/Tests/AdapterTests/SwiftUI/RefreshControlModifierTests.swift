import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// The modifier for lists and scroll views of SwiftUI.
@MainActor
@Suite("The SwiftUI modifier")
struct RefreshControlModifierTests {
  let scene = SampleList()
  let hosting = Hosting()

  init() {
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  private var list: List { List(scene.scrollView) }
  private var isAttached: Bool { scene.scrollView.subviews.contains { !($0 is UIRefreshControl) } }

  /// Waits up to five seconds for a condition; returns whether the condition is true then.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<5_000 where !condition() {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return condition()
  }

  @Test("the SwiftUI modifier finds the scroll view that the list has become")
  func attach() {
    hosting.show(list.refreshControl(SampleHeader.self, action: nothing))
    #expect(isAttached)
    #expect(scene.scrollView.first(UILabel.self)?.text == "Pull")
  }

  @Test("the SwiftUI modifier finds the scroll view around it, too")
  func around() {
    let anchor = Hosting()
    scene.stage.window.addSubview(scene.scrollView)
    scene.scrollView.addSubview(anchor.root)
    anchor.show(EmptyView().refreshControl(SampleHeader.self, action: nothing))
    #expect(scene.scrollView.first(UILabel.self)?.text == "Pull")
  }

  @Test("the SwiftUI modifier keeps its control through updates, and runs the latest action")
  func update() async {
    var ran: [Int] = []
    hosting.show(list.refreshControl(SampleHeader.self, action: { () async in ran.append(1) }))
    let views = scene.scrollView.subviews.map(ObjectIdentifier.init)
    await withCheckedContinuation { continuation in
      hosting.show(
        list.refreshControl(
          SampleHeader.self,
          action: { () async in
            ran.append(2)
            continuation.resume()
          }
        )
      )
      #expect(scene.scrollView.subviews.map(ObjectIdentifier.init) == views)
      scene.pull(to: 61)
      scene.lift()
    }
    #expect(ran == [2])
  }

  @Test("the SwiftUI modifier finds a list that appears without an update or a layout")
  func appears() async {
    let late = UITableView(frame: scene.scrollView.frame)
    late.contentSize = CGSize(width: 390, height: 2000)
    hosting.show(EmptyView().refreshControl(SampleHeader.self, action: nothing))
    hosting.root.insertSubview(late, at: 1)
    #expect(await eventually { !late.subviews.isEmpty })
    #expect(late.first(UILabel.self)?.text == "Pull")
  }

  @Test("the SwiftUI modifier searches until a list appears, however late")
  func appearsLate() async {
    let late = UITableView(frame: scene.scrollView.frame)
    late.contentSize = CGSize(width: 390, height: 2000)
    hosting.show(EmptyView().refreshControl(SampleHeader.self, action: nothing))
    // The first search after this update fails.
    try? await Task.sleep(nanoseconds: 200_000_000)
    hosting.root.insertSubview(late, at: 1)
    #expect(await eventually { !late.subviews.isEmpty })
  }

  @Test("the SwiftUI modifier stops searching after a while, says so, and searches after a layout")
  func stops() async {
    var messages: [String] = []
    let print = DeveloperMessage.print
    DeveloperMessage.print = { messages.append($0) }
    defer { DeveloperMessage.print = print }
    let link = RefreshAnchorLink()
    link.search.longest = 0.1
    let (back, front) = (RefreshAnchorView(link: link), RefreshAnchorView(link: link))
    link.take(back, isInFront: false)
    link.take(front, isInFront: true)
    hosting.root.addSubview(back)
    hosting.root.addSubview(front)
    link.update(
      action: .task { .success },
      design: SampleHeader.self,
      handle: nil,
      isRefreshing: nil,
      environment: EnvironmentValues()
    )
    #expect(
      await eventually { messages.contains { $0.contains("SampleHeader has found no list") } }
    )
    let late = UITableView(frame: scene.scrollView.frame)
    late.contentSize = CGSize(width: 390, height: 2000)
    hosting.root.insertSubview(late, at: 1)
    try? await Task.sleep(nanoseconds: 500_000_000)
    #expect(late.subviews.isEmpty)
    back.setNeedsLayout()
    hosting.root.layoutIfNeeded()
    #expect(!late.subviews.isEmpty)
    #expect(messages.count { $0.contains("SampleHeader") } == 1)
  }

  @Test("the SwiftUI modifier replaces the system's control once its refresh is over")
  func systemRefreshes() async {
    let system = UIRefreshControl(frame: .zero)
    scene.scrollView.refreshControl = system
    system.beginRefreshing()
    hosting.show(list.refreshControl(SampleHeader.self, action: nothing))
    // The first search after this update finds a control that still refreshes.
    try? await Task.sleep(nanoseconds: 200_000_000)
    #expect(scene.scrollView.refreshControl === system)
    system.endRefreshing()
    #expect(await eventually { scene.scrollView.refreshControl == nil })
  }

  @Test("the SwiftUI modifier replaces its control where the design changes")
  func redesign() {
    hosting.show(list.refreshControl(SampleHeader.self, action: nothing))
    hosting.show(list.refreshControl(FadingSample.self, action: nothing))
    #expect(scene.scrollView.all(UIStackView.self).count == 2)
    #expect(scene.scrollView.observers.count == 7)
  }

  @Test("the SwiftUI modifier takes a header and a footer")
  func twoControls() {
    hosting.show(
      list
        .refreshControl(SampleHeader.self, action: nothing)
        .loadMoreControl(SampleFooter.self) { .exhausted }
    )
    #expect(scene.scrollView.subviews.count == 3)
  }

  @Test(
    "the SwiftUI modifier takes its control along when the view goes away, and cancels its task"
  )
  func goesAway() async {
    var wasCancelled = false
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hosting.show(
        list.refreshControl(
          ImmediateSample.self,
          action: {
            hosting.clear()
            try? await Task.sleep(nanoseconds: 10_000_000_000)
            wasCancelled = Task.isCancelled
            continuation.resume()
          }
        )
      )
      scene.pull(to: 61)
      scene.lift()
    }
    #expect(wasCancelled)
    #expect(!isAttached)
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 64, bottom: 34))
  }

  @Test("the SwiftUI modifier keeps its work while its list is exchanged in mid refresh")
  func exchange() async {
    let (first, second) = (scene.scrollView, UITableView(frame: scene.scrollView.frame))
    second.contentSize = CGSize(width: 390, height: 2000)
    var wasCancelled: Bool?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      @MainActor func show(_ list: UIScrollView?) {
        let work: @MainActor () async -> Void = {
          show(nil)
          show(second)
          await Task.yield()
          wasCancelled = Task.isCancelled
          continuation.resume()
        }
        let screen = list.map { Choice(List($0)) } ?? Choice(EmptyView())
        hosting.show(screen.refreshControl(ImmediateSample.self, action: work))
        hosting.root.layoutIfNeeded()
      }
      show(first)
      scene.pull(to: 61)
      scene.lift()
    }
    #expect(wasCancelled == false)
    #expect(first.subviews.isEmpty)
    #expect(!second.subviews.isEmpty)
  }

  @Test("runs the action of the refreshable around it, in place of the system's control")
  func environment() async {
    let system = UIRefreshControl(frame: .zero)
    scene.scrollView.refreshControl = system
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hosting.show(
        list.refreshControl(ImmediateSample.self).refreshable { continuation.resume() }
      )
      #expect(scene.scrollView.refreshControl == nil)
      scene.pull(to: 61)
      scene.lift()
    }
    hosting.clear()
    #expect(scene.scrollView.refreshControl === system)
    #expect(!isAttached)
  }

  @Test("a view without a refresh action shows no control")
  func nothingToDo() {
    hosting.show(list.refreshControl(SampleHeader.self))
    #expect(!isAttached)
  }
}
