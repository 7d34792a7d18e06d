#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Attaching a control to a table view, collection view, text view or other scroll view.
  ///
  /// The scroll view owns the control until the control is detached, another control replaces it at
  /// the same edge, or the scroll view is deallocated. The app need not store the controller.
  ///
  /// A value that the app writes to `contentInset` counts as the app's own inset, without the added
  /// inset. To add to its inset or subtract from it, an app should use `ownerContentInset`, which
  /// never includes the added inset.
  extension RefreshDesign {
    /// Adds the control to a scroll view; a refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, except a `CancellationError`. The scroll
    /// view retains `action`, so `action` should capture owners of the scroll view weakly.
    @preconcurrency @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      action: @escaping @MainActor () async throws -> Void
    ) -> RefreshController {
      add(to: scrollView, clock: clock) { attach(to: $0, clock: clock, action: action) }
    }

    /// Adds the control to a scroll view; `load` returns the outcome of a refresh.
    ///
    /// Return `.exhausted` from `load` when there is no more data.
    @preconcurrency @MainActor
    @discardableResult
    public static func attachLoader(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      load: @escaping @MainActor () async throws -> RefreshOutcome
    ) -> RefreshController {
      add(to: scrollView, clock: clock) { attachLoader(to: $0, clock: clock, load: load) }
    }

    /// Adds the control to a scroll view; a refresh lasts until the app calls `end` of its run.
    ///
    /// The run that `onRefresh` gets belongs to one refresh: its end never ends another refresh.
    @preconcurrency @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      onRefresh: @escaping @MainActor (RefreshRun) -> Void
    ) -> RefreshController {
      add(to: scrollView, clock: clock) { attach(to: $0, clock: clock, onRefresh: onRefresh) }
    }

    /// Adds the control to a scroll view; a refresh lasts until the app calls `end`.
    ///
    /// The compiler chooses this overload for a closure without `await`, which returns before the
    /// work that it starts is done.
    @available(
      *,
      deprecated,
      message: """
        this closure cannot end the refresh, which lasts until 'end()' is called: await the work in \
        the closure, or write '{ refresh in … }' and call 'refresh.end()' after the work
        """
    )
    @preconcurrency @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      action: @escaping @MainActor () throws -> Void
    ) -> RefreshController {
      attach(to: scrollView, clock: clock) { refresh in
        do {
          try action()
        } catch {
          refresh.end(error is CancellationError ? .cancelled : .failure)
        }
      }
    }

    @MainActor
    private static func add(
      to scrollView: UIScrollView,
      clock: any RefreshClock,
      attach: (any ScrollHost) -> RefreshController
    ) -> RefreshController {
      if behavior.trigger.when == .system, scrollView.mayHaveSystemControl {
        return dress(in: scrollView, clock: clock, attach: attach)
      }
      // Of two controls at the top, the later one stays.
      if behavior.edge == .top { SystemHost.existing(in: scrollView)?.controller?.detach() }
      let host = ScrollViewHost.existing(in: scrollView) ?? ScrollViewHost(in: scrollView)
      // While a control is replaced, the list keeps its host, which has recorded the app's insets.
      let controller = host.keeping { attach(host) }
      host.show(RefreshControlView(of: controller, as: Self.self), of: controller)
      return controller
    }
  }

  /// Finding the control of a list, so that the app need not store its controller.
  extension UIScrollView {
    /// The controller of the control at an edge; `nil` if there is none.
    ///
    /// The list owns the controller, and releases it when the control is detached or replaced.
    public func refreshController(at edge: RefreshEdge) -> RefreshController? {
      ScrollViewHost.existing(in: self)?.controllers[edge] ?? systemController(at: edge)
    }

    /// The controller of the control inside the `UIRefreshControl`, if that is at the edge.
    func systemController(at edge: RefreshEdge) -> RefreshController? {
      edge == .top ? SystemHost.existing(in: self)?.controller : nil
    }

    /// The controller of the control at the start of the list: at the top, or else at the leading edge.
    public var headerController: RefreshController? {
      refreshController(at: .top) ?? refreshController(at: .leading)
    }

    /// The controller of the control at the end of the list: at the bottom, or else at the trailing edge.
    public var footerController: RefreshController? {
      refreshController(at: .bottom) ?? refreshController(at: .trailing)
    }
  }
#endif
