#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Drawing a control inside a `UIRefreshControl` that the app owns.
  ///
  /// Call the methods once the `UIRefreshControl` is in its list, for a design of the style `system`. Until
  /// the returned controller is detached, the app changes neither the tint nor the subviews of the
  /// `UIRefreshControl`; then it is given back as it was.
  extension RefreshDesign {
    /// Draws the control inside a `UIRefreshControl`; a refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, except a `CancellationError`.
    @preconcurrency @MainActor
    @discardableResult
    public static func dress(
      _ control: UIRefreshControl,
      clock: any RefreshClock = SystemClock.shared,
      action: @escaping @MainActor () async throws -> Void
    ) -> RefreshController {
      dress(control, clock: clock) { attach(to: $0, clock: clock, action: action) }
    }

    /// Draws the control inside a `UIRefreshControl`; a refresh lasts until the app calls `end` of its run.
    ///
    /// The run that `onRefresh` gets belongs to one refresh: its end never ends another refresh.
    @preconcurrency @MainActor
    @discardableResult
    public static func dress(
      _ control: UIRefreshControl,
      clock: any RefreshClock = SystemClock.shared,
      onRefresh: @escaping @MainActor (RefreshRun) -> Void
    ) -> RefreshController {
      dress(control, clock: clock) { attach(to: $0, clock: clock, onRefresh: onRefresh) }
    }

    /// Draws the control inside a `UIRefreshControl`, whose host `attach` gets.
    @MainActor
    static func dress(
      _ control: UIRefreshControl,
      isOwn: Bool = false,
      clock: any RefreshClock,
      attach: (any ScrollHost) -> RefreshController
    ) -> RefreshController {
      precondition(
        behavior.trigger.kind == .system,
        "'\(Self.self)' has another style than 'system': attach it to the list"
      )
      // A control with insets at the top of the list makes way for this one.
      if let list = control.superview as? UIScrollView {
        ScrollViewHost.existing(in: list)?.controllers[.top]?.detach()
      }
      let host = SystemHost(in: control, isOwn: isOwn, clock: clock)
      let controller = attach(host)
      host.show(RefreshControlView(of: controller, as: Self.self))
      return controller
    }

    /// Draws the control inside the `UIRefreshControl` of a list, which it adds if there is none.
    @MainActor
    static func dress(
      in list: UIScrollView,
      clock: any RefreshClock,
      attach: (any ScrollHost) -> RefreshController
    ) -> RefreshController {
      if let control = list.refreshControl, !(control is RefreshStandIn) {
        return dress(control, clock: clock, attach: attach)
      }
      // It may have a control of the system that stands in for this one.
      ScrollViewHost.existing(in: list)?.controllers[.top]?.detach()
      let own = UIRefreshControl(frame: .zero)
      list.refreshControl = own
      return dress(own, isOwn: true, clock: clock, attach: attach)
    }
  }

  extension UIScrollView {
    /// Whether a control may be drawn inside a `UIRefreshControl` of this list.
    ///
    /// With the Mac idiom, UIKit throws if a list gets a `UIRefreshControl`, and web views jitter with one
    /// that is not their own.
    var mayHaveSystemControl: Bool {
      traitCollection.userInterfaceIdiom != .mac && !isInWebView
    }

    /// Whether this is the list of a web view, whose class is WebKit's also where the view's is not.
    private var isInWebView: Bool { "\(type(of: self))" == "WKScrollView" }
  }
#endif
