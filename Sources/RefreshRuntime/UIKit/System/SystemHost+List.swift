#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension SystemPull.Snapshot {
    /// The state of a `UIRefreshControl` and its list.
    @MainActor
    init(of control: UIRefreshControl, in view: UIScrollView?) {
      let isHosted = view?.refreshControl === control || control.superview === view
      var list =
        view.map { ListSnapshot(of: $0) }
        ?? ListSnapshot(
          offset: .zero,
          size: .zero,
          content: .zero,
          contentInset: ListInsets(),
          adjustedInset: ListInsets()
        )
      list.isInWindow = view != nil && list.isInWindow && control.window != nil
      self.init(
        list: list,
        isHeld: view?.isHeld ?? false,
        isHosted: isHosted,
        isRefreshing: control.isRefreshing
      )
    }
  }

  extension UIRefreshControl {
    /// The list whose control this is: its superview, or a list below the bar that hosts the control.
    var list: UIScrollView? {
      if let list = superview as? UIScrollView { return list }
      var root: UIView = self
      while let next = root.superview { root = next }
      return list(in: root)
    }

    private func list(in view: UIView) -> UIScrollView? {
      if let list = view as? UIScrollView, list.refreshControl === self { return list }
      for subview in view.subviews {
        if let list = list(in: subview) { return list }
      }
      return nil
    }
  }

  extension SystemHost {
    /// The remains of a host, also if it dies with its `UIRefreshControl`.
    ///
    /// A class, since the end of its life is that of the host.
    @MainActor
    final class Attachment {
      var controller: RefreshController?
      var observation: ScrollObservation?
      /// A closure that is called when the list has got another `UIRefreshControl`.
      var onLeave: (@MainActor () -> Void)?

      deinit {
        let (controller, observation, onLeave) = (controller, observation, onLeave)
        MainThread.perform {
          controller?.abandon()
          observation?.stop()
          onLeave?()
        }
      }

      func leave() {
        let onLeave = onLeave
        self.onLeave = nil
        onLeave?()
      }
    }
  }
#endif
