#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The connection between a modified SwiftUI view and its scroll view.
  ///
  /// The link lives as long as the SwiftUI view, through all updates. The link, not the control,
  /// runs the action: if SwiftUI replaces the list during a refresh, the new list gets a control
  /// that shows the running refresh.
  ///
  /// A class, since SwiftUI keeps one coordinator through all updates of a view.
  @MainActor
  final class RefreshAnchorLink {
    /// The action of the latest update; while the action is `nil`, there is no control.
    var work: RefreshAnchor.Work?
    var design: (any RefreshDesign.Type)?
    /// The handle that the app has passed to the modifier, if any.
    var handle: RefreshHandle? {
      didSet {
        guard handle !== oldValue else { return }
        oldValue?.leave(self)
        handle?.take(self)
      }
    }

    private weak var back: RefreshAnchorView?
    private weak var front: RefreshAnchorView?
    private weak var scrollView: UIScrollView?
    /// The controller of the control in the current list; a new list gets a new controller.
    private(set) var controller: RefreshController?
    private var attached: (any RefreshDesign.Type)?
    private var task: Task<Void, Never>?
    private var systemControl = SystemControl()
    private var retry: (any RefreshTimer)?
    private var delay = RefreshAnchorLink.shortest

    private static let shortest = 0.02
    private static let longest = 1.0

    deinit {
      task?.cancel()
    }

    func take(_ view: RefreshAnchorView, isInFront: Bool) {
      if isInFront {
        front = view
      } else {
        back = view
      }
    }

    /// Finds the list between the anchors, and adds the control to it if needed.
    func look() {
      guard let design, work != nil else { return disconnect() }
      guard let back, let front, back.window != nil, front.window != nil else { return }
      if let found = ScrollViewSearch.list(between: back, and: front, for: design.behavior.edge) {
        if found !== scrollView || controller?.isDetached != false {
          move(to: found, design)
        } else if let attached, attached != design {
          disconnect()
          move(to: found, design)
        }
      }
      if let scrollView, design.behavior.edge == .top { systemControl.take(from: scrollView) }
      let isDone = scrollView != nil && !systemControl.isLeft(in: scrollView)
      if !isDone { lookLater() }
    }

    /// Searches again later, for a list that appears without an update or layout of the anchors.
    func lookLater() {
      retry?.cancel()
      delay = min(delay * 2, Self.longest)
      retry = SystemClock.shared.schedule(after: delay) { [weak self] in self?.lookAgain() }
    }

    private func lookAgain() {
      retry = nil
      // If the list has a window, but the anchors do not, the SwiftUI view was removed.
      if let scrollView, scrollView.window != nil, back?.window == nil, front?.window == nil {
        return disconnect()
      }
      guard back?.window != nil else { return }
      look()
    }

    private func move(to list: UIScrollView, _ design: any RefreshDesign.Type) {
      leave()
      scrollView = list
      attached = design
      delay = Self.shortest
      let controller = design.attach(to: list) { [weak self] _ in self?.start() }
      self.controller = controller
      handle?.prepare(controller)
      // The new list shows the running refresh, without announcing it again.
      if task != nil { ScrollViewHost.existing(in: list)?.showRunning(controller) }
    }

    private func start() {
      guard task == nil, let work else { return }
      task = Task { [weak self] in
        let outcome = await RefreshController.outcome(of: work)
        self?.ended(outcome)
      }
    }

    private func ended(_ outcome: RefreshOutcome) {
      guard task != nil else { return }
      task = nil
      controller?.end(outcome)
    }

    /// Ends the refresh, and cancels its action if the action is still running.
    func end(_ outcome: RefreshOutcome) -> Bool {
      let isEnded = controller?.end(outcome) ?? false
      guard isEnded else { return false }
      task?.cancel()
      task = nil
      return true
    }

    /// Removes the control from its list; a running action continues.
    private func leave() {
      if let scrollView { systemControl.giveBack(to: scrollView) }
      controller?.detach()
      controller = nil
      attached = nil
      scrollView = nil
    }

    /// Removes the control and cancels its refresh.
    func disconnect() {
      retry?.cancel()
      retry = nil
      task?.cancel()
      task = nil
      leave()
    }

    /// Removes the control that this link has added, because the SwiftUI view was removed.
    func dismantle(_ view: RefreshAnchorView) {
      disconnect()
      handle = nil
      work = nil
    }
  }
#endif
