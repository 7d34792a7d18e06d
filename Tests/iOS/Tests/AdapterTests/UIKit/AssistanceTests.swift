import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// Refreshing by named actions and keys.
@MainActor
@Suite("Actions and keys")
struct AssistanceTests {
  private let scene = SampleList()
  private var list: UIScrollView { scene.scrollView }
  private var names: [String]? { list.accessibilityCustomActions?.map(\.name) }

  @Test("a control is an action of its list as long as it is attached and shown")
  func lifetime() {
    let header = scene.attach(SampleHeader.self)
    #expect(names == ["Refresh feed"])
    let footer = scene.attach(SampleFooter.self)
    #expect(names == ["Refresh feed", "idle"])
    footer.isHidden = true
    #expect(names == ["Refresh feed"])
    footer.isHidden = false
    footer.adaptAppearance = { appearance, _ in appearance.title = "More" }
    #expect(names == ["Refresh feed", "More"])
    footer.detach()
    #expect(names == ["Refresh feed"])
    _ = scene.attach(OverlaySample.self)
    #expect(header.phase == .idle)
    #expect(names == ["Refresh"])
    list.headerController?.detach()
    #expect(names == nil)
  }

  @Test("an action returns whether it has started a refresh")
  func effect() throws {
    let controller = scene.attach(SampleHeader.self)
    let action = try #require(list.accessibilityCustomActions?.first)
    #expect(action.actionHandler?(action) == true)
    #expect(controller.phase == .refreshing)
    #expect(action.actionHandler?(action) == false)
    controller.detach()
    #expect(action.actionHandler?(action) == false)
  }

  @Test("the app's actions stay, and come before those of controls")
  func others() {
    let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
    list.accessibilityCustomActions = [own]
    let controller = scene.attach(SampleHeader.self)
    #expect(names == ["Sort", "Refresh feed"])
    // The app sets its actions anew, and shows the list again.
    list.accessibilityCustomActions = [own]
    let window = list.superview
    list.removeFromSuperview()
    window?.addSubview(list)
    #expect(names == ["Sort", "Refresh feed"])
    controller.detach()
    #expect(names == ["Sort"])
  }

  /// Shows a list in a view controller.
  private func show(_ list: UIScrollView) -> (UIViewController, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    controller.view = UIView(frame: window.frame)
    list.frame = window.frame
    controller.view.addSubview(list)
    window.addSubview(controller.view)
    return (controller, window)
  }

  @Test("Command-R refreshes the list that is the first responder, or contains it")
  func key() {
    let list = UITableView(frame: .zero)
    let (controller, window) = show(list)
    let row = UIView(frame: .zero)
    list.addSubview(row)
    let header = SampleHeader.attach(to: list, clock: VirtualClock(), onRefresh: { _ in })
    #expect(controller.keyCommands?.map(\.title) == ["Refresh feed"])
    #expect(!controller.view.press("r", .command))
    #expect(header.phase == .idle)
    #expect(!row.press("r", []))
    #expect(row.press("r", .command))
    #expect(header.phase == .refreshing)
    header.detach()
    #expect(controller.keyCommands?.isEmpty == true)
    #expect(window.subviews.count == 1)
  }

  @Test("Command-R in a text within a list refreshes the list")
  func nested() {
    let list = UITableView(frame: .zero)
    let (controller, window) = show(list)
    let text = UITextView(frame: .zero)
    list.addSubview(text)
    let header = SampleHeader.attach(to: list, clock: VirtualClock(), onRefresh: { _ in })
    #expect(text.press("r", .command))
    #expect(header.phase == .refreshing)
    #expect(window.subviews.first === controller.view)
  }

  @Test("the key command goes along with a list that moves to another view controller")
  func move() {
    let list = UITableView(frame: .zero)
    let (first, firstWindow) = show(list)
    _ = SampleHeader.attach(to: list, clock: VirtualClock(), onRefresh: { _ in })
    let (second, secondWindow) = show(list)
    #expect(first.keyCommands?.isEmpty == true)
    #expect(second.keyCommands?.count == 1)
    list.removeFromSuperview()
    #expect(second.keyCommands?.isEmpty == true)
    #expect([firstWindow, secondWindow].count == 2)
  }

  @Test("an inline header has no key command")
  func inlineHeader() {
    let list = UITableView(frame: .zero)
    let (controller, window) = show(list)
    _ = InlineFooter.attach(to: list, clock: VirtualClock(), onRefresh: { _ in })
    #expect(controller.keyCommands?.isEmpty == true)
    #expect(window.subviews.count == 1)
  }
}
