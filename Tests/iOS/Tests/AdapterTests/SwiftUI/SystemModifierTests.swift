import HostileWorld
import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// Controls inside the `UIRefreshControl` that SwiftUI gives a list with `refreshable`.
@MainActor
@Suite("The SwiftUI modifier inside the control of refreshable")
struct SystemModifierTests {
  let scene = SampleList()
  let hosting = Hosting()

  init() {
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  private var list: List { List(scene.scrollView) }

  /// A control as SwiftUI makes it, with its own target.
  private func control(_ action: @escaping () -> Void) -> UIRefreshControl {
    let control = UIRefreshControl(frame: .zero)
    control.addAction(UIAction { _ in action() }, for: .valueChanged)
    return control
  }

  private func isDressed(_ control: UIRefreshControl) -> Bool {
    control.subviews.contains { $0 is SystemHost }
  }

  /// Waits up to five seconds for a condition; returns whether the condition is true then.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<5_000 where !condition() {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return condition()
  }

  @Test("the control is drawn, and SwiftUI runs its action", arguments: [true, false])
  func life(isRefreshableFirst: Bool) async {
    var runs = 0
    let system = control { runs += 1 }
    let views: any View =
      isRefreshableFirst
      ? list.refreshable {}.refreshControl(SystemSample.self)
      : list.refreshControl(SystemSample.self).refreshable {}
    func show(_ view: some View) { hosting.show(view) }
    show(views)
    // The control of SwiftUI comes later than its list.
    scene.scrollView.refreshControl = system
    #expect(await eventually { isDressed(system) })
    #expect(scene.scrollView.refreshControl === system)
    _ = scene.scrollView.accessibilityScroll(.up)
    let controller = scene.scrollView.headerController
    #expect(controller?.phase == .refreshing && runs == 1)
    scene.stage.window.layoutIfNeeded()
    // SwiftUI ends it once its task is over.
    system.endRefreshing()
    scene.stage.window.layoutIfNeeded()
    #expect(controller?.phase == .ending)
    hosting.clear()
    #expect(!isDressed(system) && scene.scrollView.refreshControl === system)
    #expect(system.tintColor != .clear)
  }

  @Test("a control that an update of SwiftUI puts in place of the last one is dressed, too")
  func exchange() async {
    var current = control {}
    scene.scrollView.refreshControl = current
    for _ in 0..<3 {
      hosting.show(list.refreshable {}.refreshControl(SystemSample.self))
      #expect(await eventually { isDressed(current) })
      let last = current
      current = control {}
      // Other tests count in the meantime.
      let exchanges = UIRefreshControl.exchangesWhileActive
      scene.scrollView.refreshControl = current
      #expect(UIRefreshControl.exchangesWhileActive == exchanges)
      scene.stage.window.layoutIfNeeded()
      #expect(!isDressed(last))
    }
    #expect(await eventually { isDressed(current) })
  }

  @Test("without a control of SwiftUI, nothing is added")
  func nothing() async {
    hosting.show(list.refreshControl(SystemSample.self))
    try? await Task.sleep(nanoseconds: 200_000_000)
    #expect(scene.scrollView.refreshControl == nil)
    #expect(scene.scrollView.subviews.isEmpty)
  }

  @Test("a control with an action of its own has a UIRefreshControl of its own")
  func ownAction() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      hosting.show(
        list.refreshControl(SystemSample.self, action: { () async in continuation.resume() })
      )
      #expect(scene.scrollView.refreshControl.map(isDressed) == true)
      _ = scene.scrollView.accessibilityScroll(.up)
    }
    hosting.clear()
    #expect(scene.scrollView.refreshControl == nil)
  }
}
