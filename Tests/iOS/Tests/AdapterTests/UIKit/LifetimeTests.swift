import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What is released, and when.
@MainActor
@Suite("Lifetime")
struct LifetimeTests {
  /// What an app has in mind when it refreshes.
  private final class Model {}

  @Test("a scroll view is released with its controls, without a detach")
  func scrollView() {
    weak var scrollView: UIScrollView?
    weak var controller: RefreshController?
    weak var view: UIView?
    do {
      let table = UITableView()
      scrollView = table
      controller = SampleHeader.attach(to: table, onRefresh: { _ in })
      view = table.subviews.first
      #expect(controller != nil)
    }
    #expect(scrollView == nil)
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test("a scroll view is released though its control is refreshing")
  func busyScrollView() {
    weak var scrollView: UIScrollView?
    weak var controller: RefreshController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let table = UITableView(frame: window.frame)
      window.addSubview(table)
      scrollView = table
      controller = SampleHeader.attach(to: table, clock: VirtualClock(), onRefresh: { _ in })
      controller?.begin()
      #expect(controller?.phase == .refreshing)
    }
    #expect(scrollView == nil)
    #expect(controller == nil)
  }

  @Test("a control and all its views are released once it has left")
  func control() {
    let table = UITableView()
    weak var controller: RefreshController?
    let views: [Weak] = {
      let attached = SampleHeader.attach(to: table, onRefresh: { _ in })
      controller = attached
      let views = table.subviews.map(Weak.init)
      attached.detach()
      return views
    }()
    #expect(controller == nil)
    #expect(views.count == 2)
    #expect(views.allSatisfy { $0.view == nil })
  }

  @Test("a control that the app keeps holds nothing of the app once it has left")
  func keptControl() {
    let table = UITableView()
    weak var model: Model?
    let controller: RefreshController = {
      let strong = Model()
      model = strong
      let controller = SampleHeader.attach(to: table, onRefresh: { _ in _ = strong })
      controller.onStateChange = { _ in _ = strong }
      controller.onCompletion = { _ in _ = strong }
      return controller
    }()
    #expect(model != nil)
    controller.detach()
    #expect(model == nil)
  }

  @Test("an action that is under way is canceled when its control leaves")
  func cancellation() async {
    let scene = SampleList()
    var wasCancelled = false
    await withCheckedContinuation { continuation in
      let controller = SampleHeader.attach(
        to: scene.scrollView,
        clock: scene.clock,
        action: {
          try? await Task.sleep(nanoseconds: 10_000_000_000)
          wasCancelled = Task.isCancelled
          continuation.resume()
        }
      )
      controller.begin()
      scene.clock.advance(by: 0.25)
      controller.detach()
    }
    #expect(wasCancelled)
    #expect(scene.scrollView.contentInset.top == 64)
  }

  @MainActor
  private struct Weak {
    weak var view: UIView?

    init(_ view: UIView) {
      self.view = view
    }
  }
}
