#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The list's `UIRefreshControl`, which the control of a design replaces.
  @MainActor
  struct SystemControl {
    private var taken: UIRefreshControl?

    /// Removes the system's control, unless it refreshes or the list is held or pulled.
    ///
    /// A later call removes the control once it is at rest.
    mutating func take(from list: UIScrollView) {
      if isLeft(in: list), let control = list.refreshControl, isIdle(control, in: list) {
        taken = control
        list.refreshControl = nil
      }
      ScrollViewHost.existing(in: list)?.keepStandIn()
    }

    /// Whether the list still has a `UIRefreshControl`.
    func isLeft(in list: UIScrollView?) -> Bool {
      list?.refreshControl.map { !($0 is RefreshStandIn) } ?? false
    }

    /// Restores the system's control, unless the list has another one.
    mutating func giveBack(to list: UIScrollView) {
      if let taken, !isLeft(in: list) { list.refreshControl = taken }
      taken = nil
    }

    private func isIdle(_ control: UIRefreshControl, in list: UIScrollView) -> Bool {
      let isPulled = list.contentOffset.y < -list.adjustedContentInset.top - 1
      return !control.isRefreshing && !list.isTracking && !list.isDragging && !isPulled
    }
  }
#endif
