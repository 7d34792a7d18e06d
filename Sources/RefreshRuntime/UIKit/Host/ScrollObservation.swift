#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The observed properties of a scroll view.
  ///
  /// UIKit does not document these properties as KVO-compliant. A notification may occur without a
  /// change, and, if the app sets a property on another thread, on that thread. Keyboards need no observation of their own,
  /// since they change the insets, the size or the offset.
  ///
  /// A class, since the host owns one set of observations, which it stops once.
  @MainActor
  final class ScrollObservation {
    /// The kind of a notification.
    enum What: Sendable {
      case anything
      /// An `alwaysBounce` property was set.
      case bounceSet(isHorizontal: Bool)
      /// The next frame is about to be laid out and shown.
      case turnEnd
    }

    private var observations: [NSKeyValueObservation] = []
    private var fingerWatch: FingerWatch?
    private var turnWatch: TurnWatch?
    private var stopUpdates: (@MainActor () -> Void)?

    /// Observes a list and the turns of the run loop, or only these.
    init(of scrollView: UIScrollView?, tell: @escaping @MainActor (What) -> Void) {
      turnWatch = TurnWatch { tell(.turnEnd) }
      guard let scrollView else { return }
      observations = [
        scrollView.observe(\.contentOffset) { _, _ in Self.notify(tell, what: .anything) },
        scrollView.observe(\.contentSize) { _, _ in Self.notify(tell, what: .anything) },
        scrollView.observe(\.contentInset) { _, _ in Self.notify(tell, what: .anything) },
        scrollView.observe(\.bounds) { _, _ in Self.notify(tell, what: .anything) },
        scrollView.observe(\.contentInsetAdjustmentBehavior) { _, _ in
          Self.notify(tell, what: .anything)
        },
        scrollView.observe(\.alwaysBounceVertical) { _, _ in
          Self.notify(tell, what: .bounceSet(isHorizontal: false))
        },
        scrollView.observe(\.alwaysBounceHorizontal) { _, _ in
          Self.notify(tell, what: .bounceSet(isHorizontal: true))
        },
      ]
      fingerWatch = FingerWatch(pan: scrollView.panGestureRecognizer) { tell(.anything) }
      if #available(iOS 18.0, visionOS 2.0, *) { watchUpdates(of: scrollView) { tell(.turnEnd) } }
    }

    /// Calls a closure before each frame is committed.
    ///
    /// As of iOS 18, a frame may be shown before the run loop's observers are called. They are called all
    /// the same, since nothing is updated for a list that is off screen.
    @available(iOS 18.0, visionOS 2.0, *)
    private func watchUpdates(of view: UIView, onUpdate: @escaping @MainActor () -> Void) {
      let link = UIUpdateLink(view: view)
      link.addAction(to: .beforeCATransactionCommit) { _, _ in onUpdate() }
      link.isEnabled = true
      stopUpdates = { link.isEnabled = false }
    }

    /// Lets a turn of the run loop end, even if nothing happens in it.
    func wake() {
      turnWatch?.wake()
    }

    /// Handles a notification; one on another thread is handled in the next turn of the main thread.
    nonisolated private static func notify(
      _ tell: @escaping @MainActor (What) -> Void,
      what: What
    ) {
      MainThread.perform { tell(what) }
    }

    /// Stops all observations.
    func stop() {
      for observation in observations { observation.invalidate() }
      observations = []
      fingerWatch?.stop()
      fingerWatch = nil
      turnWatch?.stop()
      turnWatch = nil
      stopUpdates?()
      stopUpdates = nil
    }
  }
#endif
