#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Drawing a control inside a `UIRefreshControl` that the app owns.
  ///
  /// Call the methods once the `UIRefreshControl` is that of its list, for a design of the style `system`.
  /// Below a large title, UIKit puts the `UIRefreshControl` into the navigation bar. Pass the list if the
  /// methods may be called before its view is in a window, since they cannot find it then.
  ///
  /// Until the returned controller is detached, the app changes neither the tint nor the subviews of the
  /// `UIRefreshControl`; then it is given back as it was.
  extension RefreshDesign {
    /// Draws the control inside a `UIRefreshControl`; a refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, except a `CancellationError`.
    @preconcurrency @MainActor
    @discardableResult
    public static func dress(
      _ control: UIRefreshControl,
      in list: UIScrollView? = nil,
      clock: any RefreshClock = SystemClock.shared,
      action: @escaping @MainActor () async throws -> Void
    ) -> RefreshController {
      dress(control, in: list, clock: clock) { attach(to: $0, clock: clock, action: action) }
    }

    /// Draws the control inside a `UIRefreshControl`; a refresh lasts until the app calls `end` of its run.
    ///
    /// The run that `onRefresh` gets belongs to one refresh: its end never ends another refresh.
    @preconcurrency @MainActor
    @discardableResult
    public static func dress(
      _ control: UIRefreshControl,
      in list: UIScrollView? = nil,
      clock: any RefreshClock = SystemClock.shared,
      onRefresh: @escaping @MainActor (RefreshRun) -> Void
    ) -> RefreshController {
      dress(control, in: list, clock: clock) { attach(to: $0, clock: clock, onRefresh: onRefresh) }
    }

    /// Draws the control inside a `UIRefreshControl`, whose host `attach` gets.
    @MainActor
    static func dress(
      _ control: UIRefreshControl,
      in list: UIScrollView?,
      isOwn: Bool = false,
      clock: any RefreshClock,
      attach: (any ScrollHost) -> RefreshController
    ) -> RefreshController {
      precondition(
        behavior.trigger.when == .system,
        "'\(Self.self)' has another style than 'system': attach it to the list"
      )
      let list = list ?? control.list
      if let list {
        // A control with insets at the top of the list makes way for this one.
        ScrollViewHost.existing(in: list)?.controllers[.top]?.detach()
      } else {
        DeveloperMessage.say(
          "\(Self.self) has found no list with this UIRefreshControl: set the 'refreshControl' of the "
            + "list first, or pass the list to 'dress(_:in:)'"
        )
      }
      let host = SystemHost(in: control, of: list, isOwn: isOwn, clock: clock)
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
        return dress(control, in: list, clock: clock, attach: attach)
      }
      // It may have a control of the system that stands in for this one.
      ScrollViewHost.existing(in: list)?.controllers[.top]?.detach()
      let own = UIRefreshControl(frame: .zero)
      list.refreshControl = own
      return dress(own, in: list, isOwn: true, clock: clock, attach: attach)
    }
  }

  extension UIScrollView {
    /// Whether a control may be drawn inside a `UIRefreshControl` of this list.
    ///
    /// Web views jitter with a `UIRefreshControl` that is not their own.
    var mayHaveSystemControl: Bool { mayHaveRefreshControl && !isInWebView }

    /// Whether this list may have a `UIRefreshControl`: with the Mac idiom, UIKit throws if it gets one.
    var mayHaveRefreshControl: Bool { traitCollection.userInterfaceIdiom != .mac }

    /// Whether this is the list of a web view, whose class is WebKit's also where the view's is not.
    private var isInWebView: Bool { "\(type(of: self))" == "WKScrollView" }
  }
#endif
