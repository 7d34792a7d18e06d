#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Notices that a list is at rest although it still reports a deceleration.
  ///
  /// UIKit does not document that `isDecelerating` becomes false whenever a list stops, and a scroll that
  /// waits for a list at rest must not wait for ever. A list that no finger holds, and that has not moved
  /// for half a second, is at rest until a finger comes.
  ///
  /// A class, since its timer ends the wait.
  @MainActor
  final class RestWatch {
    private var timer: (any RefreshTimer)?
    private var isAtRest = false

    /// Corrects the snapshot of a list.
    func correct(_ list: inout ListSnapshot) {
      if isAtRest { list.isDecelerating = false }
    }

    /// Follows a list at the end of a turn.
    func follow(_ scrollView: UIScrollView?, clock: (any RefreshClock)?) {
      guard let scrollView, scrollView.isDecelerating, !scrollView.isHeld else { return stop() }
      guard timer == nil, !isAtRest else { return }
      let offset = scrollView.contentOffset
      // The turn of the timer ends, too: the list is read again, or another wait begins.
      timer = clock?.schedule(after: 0.5) { [weak self, weak scrollView] in
        self?.timer = nil
        self?.isAtRest = scrollView?.contentOffset == offset
      }
    }

    /// Ends the wait.
    func stop() {
      timer?.cancel()
      (timer, isAtRest) = (nil, false)
    }
  }

  extension UIScrollView {
    /// Whether a finger is on the list, or two on a trackpad, of which only the gesture may tell.
    var isHeld: Bool {
      let pan = panGestureRecognizer.state
      return isTracking || isDragging || pan == .began || pan == .changed
    }
  }
#endif
