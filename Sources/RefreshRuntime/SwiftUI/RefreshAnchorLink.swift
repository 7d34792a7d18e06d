#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// What ties a modified view to the scroll view that it has become.
  ///
  /// It lives as long as the view in SwiftUI's sense, through all updates of it. Work and its end belong
  /// to it, and not to the control: a list that is exchanged in mid refresh, as by the state that the
  /// refresh itself sets, gets a control that shows what still runs.
  @MainActor
  final class RefreshAnchorLink {
    /// What a refresh does, by the latest update; without it there is no control.
    var work: RefreshAnchor.Work?
    var design: (any RefreshDesign.Type)?

    private weak var back: RefreshAnchorView?
    private weak var front: RefreshAnchorView?
    private weak var scrollView: UIScrollView?
    private var controller: RefreshController?
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

    /// Puts the control on the list between the anchors, unless it is there.
    func look() {
      guard let design, work != nil else { return disconnect() }
      guard let back, let front, back.window != nil, front.window != nil else { return }
      if let found = ScrollViewSearch.list(between: back, and: front, for: design.behavior.edge) {
        if found !== scrollView || controller?.isDetached != false {
          move(to: found, design)
        } else if attached.map({ $0 != design }) ?? true {
          disconnect()
          move(to: found, design)
        }
      }
      if let scrollView, design.behavior.edge == .top { systemControl.take(from: scrollView) }
      let isDone = scrollView != nil && !systemControl.isLeft(in: scrollView)
      if !isDone { lookLater() }
    }

    /// Looks again in a while, for a list that comes without an update or a layout of the anchors.
    func lookLater() {
      retry?.cancel()
      delay = min(delay * 2, Self.longest)
      retry = SystemClock.shared.schedule(after: delay) { [weak self] in self?.lookAgain() }
    }

    private func lookAgain() {
      retry = nil
      // Anchors without a window whose list has one belong to a view that is gone.
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
      // What runs is shown on the new list, and nobody is told of it again.
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

    /// Takes the control off the list that it is on; what runs goes on.
    private func leave() {
      if let scrollView { systemControl.giveBack(to: scrollView) }
      controller?.detach()
      controller = nil
      attached = nil
      scrollView = nil
    }

    /// Takes the control away, and calls off its refresh.
    func disconnect() {
      retry?.cancel()
      retry = nil
      task?.cancel()
      task = nil
      leave()
    }

    /// The view is gone: only what this link has put on a list goes with it.
    func dismantle(_ view: RefreshAnchorView) {
      disconnect()
      work = nil
    }
  }

  /// The system's own control of a list, which makes room for ours.
  @MainActor
  struct SystemControl {
    private var taken: UIRefreshControl?

    /// Takes it, if it does nothing and the list is at rest; otherwise a later look does.
    mutating func take(from list: UIScrollView) {
      guard let control = list.refreshControl, isIdle(control, in: list) else { return }
      taken = control
      list.refreshControl = nil
    }

    /// Whether the list still has one.
    func isLeft(in list: UIScrollView?) -> Bool {
      list?.refreshControl != nil
    }

    /// Gives it back, unless the list has another one by now.
    mutating func giveBack(to list: UIScrollView) {
      if let taken, list.refreshControl == nil { list.refreshControl = taken }
      taken = nil
    }

    private func isIdle(_ control: UIRefreshControl, in list: UIScrollView) -> Bool {
      let isPulled = list.contentOffset.y < -list.adjustedContentInset.top - 1
      return !control.isRefreshing && !list.isTracking && !list.isDragging && !isPulled
    }
  }
#endif
