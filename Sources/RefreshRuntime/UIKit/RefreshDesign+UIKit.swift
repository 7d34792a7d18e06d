#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Attaching to a table, a collection, a text or any other scroll view.
  ///
  /// The scroll view keeps the control until it is detached, replaced by another at the same edge, or
  /// goes away itself; the app need not hold the controller. What the app writes to `contentInset`
  /// meanwhile is taken for its own inset, without what the control adds to it; so an app that adds to
  /// its inset should add to what it last set, not to what it reads. An edge that a write leaves as it
  /// was keeps the control's share.
  extension RefreshDesign {
    /// Puts the control on a scroll view; the refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, its cancellation as no failure. The control
    /// holds `action`, so an `action` that uses the scroll view's owner should hold it weakly.
    @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      action: @escaping @MainActor () async throws -> Void
    ) -> RefreshController {
      attach(to: scrollView) { attach(to: $0, clock: clock, action: action) }
    }

    /// Puts the control on a scroll view; `load` also tells whether there is more to come.
    @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      load: @escaping @MainActor () async throws -> RefreshOutcome
    ) -> RefreshController {
      attach(to: scrollView) { attach(to: $0, clock: clock, load: load) }
    }

    /// Puts the control on a scroll view; the refresh lasts until the controller is told to `end`.
    @MainActor
    @discardableResult
    public static func attach(
      to scrollView: UIScrollView,
      clock: any RefreshClock = SystemClock.shared,
      onRefresh: @escaping @MainActor (RefreshController) -> Void
    ) -> RefreshController {
      attach(to: scrollView) { attach(to: $0, clock: clock, onRefresh: onRefresh) }
    }

    @MainActor
    private static func attach(
      to scrollView: UIScrollView,
      _ attach: (ScrollViewHost) -> RefreshController
    ) -> RefreshController {
      let host = ScrollViewHost.existing(in: scrollView) ?? ScrollViewHost(in: scrollView)
      // What the host knows of the owner's insets outlasts the control that is replaced.
      let controller = host.keeping { attach(host) }
      host.show(RefreshControlView(of: controller, as: Self.self), of: controller)
      return controller
    }
  }
#endif
