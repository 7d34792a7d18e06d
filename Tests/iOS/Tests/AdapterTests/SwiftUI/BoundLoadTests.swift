import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// Loads of an app that a binding or a handle states.
@MainActor
@Suite("A load of the app in SwiftUI")
struct BoundLoadTests {
  /// The state of a model, and the actions that have run.
  final class Model {
    var isLoading = false
    var runs = 0
  }

  let scene = SampleList()
  let hosting = Hosting()
  let handle = RefreshHandle()
  let model = Model()

  init() {
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  private var binding: Binding<Bool> {
    Binding(get: { [model] in model.isLoading }, set: { [model] in model.isLoading = $0 })
  }

  private func show(_ list: UIScrollView) {
    hosting.show(List(list).refreshControl(ImmediateSample.self, isRefreshing: binding))
    hosting.root.layoutIfNeeded()
  }

  @Test("a pull sets a binding without a closure, and the model ends the refresh")
  func pull() {
    show(scene.scrollView)
    scene.pull(to: 80)
    scene.lift()
    scene.list.scroll(to: -64 - 70, dragging: false)
    #expect(model.isLoading && scene.scrollView.headerController?.phase == .refreshing)
    show(scene.scrollView)
    model.isLoading = false
    show(scene.scrollView)
    #expect(scene.scrollView.headerController?.phase == .idle && !model.isLoading)
  }

  @Test("an update with the value from before a pull does not end the refresh")
  func oldValue() {
    show(scene.scrollView)
    scene.scrollView.headerController?.begin()
    #expect(model.isLoading)
    // SwiftUI has begun the update before the binding was set.
    model.isLoading = false
    show(scene.scrollView)
    #expect(scene.scrollView.headerController?.phase == .refreshing)
  }

  @Test("an end of the control resets the binding")
  func end() {
    model.isLoading = true
    show(scene.scrollView)
    #expect(scene.scrollView.headerController?.phase == .refreshing)
    scene.scrollView.headerController?.end(.failure)
    #expect(!model.isLoading)
    show(scene.scrollView)
    #expect(scene.scrollView.headerController?.phase == .idle)
  }

  @Test("a load is shown in the list that replaces another one, and runs no action")
  func replaced() {
    let second = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    second.contentSize = CGSize(width: 390, height: 2000)
    model.isLoading = true
    show(scene.scrollView)
    show(second)
    #expect(second.headerController?.phase == .refreshing)
    #expect(second.headerController?.actionCount == 0 && model.isLoading)
    model.isLoading = false
    show(second)
    #expect(second.headerController?.phase == .idle)
  }

  /// Shows a list whose control has a handle and an action.
  private func showWithHandle(_ list: UIScrollView) {
    hosting.show(
      List(list).refreshControl(
        ImmediateSample.self,
        handle: handle,
        onRefresh: { [model] _ in model.runs += 1 }
      )
    )
    hosting.root.layoutIfNeeded()
  }

  @Test("a load that waits for its list is shown in another one, and runs no action")
  func offScreen() {
    showWithHandle(scene.scrollView)
    scene.scrollView.superview?.removeFromSuperview()
    handle.isRefreshing = true
    #expect(handle.state == .pending)
    let second = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    second.contentSize = CGSize(width: 390, height: 2000)
    showWithHandle(second)
    #expect(handle.state == .refreshing && model.runs == 0)
  }

  @Test("a control that is hidden while it shows a load shows it again")
  func hidden() {
    showWithHandle(scene.scrollView)
    handle.isRefreshing = true
    handle.isHidden = true
    #expect(handle.isRefreshing && handle.state == .idle)
    handle.isHidden = false
    #expect(handle.state == .refreshing && model.runs == 0)
  }

  @Test("a handle keeps a load when its view goes and comes back")
  func removed() {
    showWithHandle(scene.scrollView)
    handle.isRefreshing = true
    #expect(handle.controller?.phase == .refreshing)
    hosting.clear()
    #expect(handle.isRefreshing)
    showWithHandle(scene.scrollView)
    #expect(handle.controller?.phase == .refreshing)
    handle.isRefreshing = false
    #expect(!handle.isRefreshing && handle.state == .idle && model.runs == 0)
  }
}
