#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The observed properties of a scroll view.
  ///
  /// UIKit does not document these properties as KVO-compliant, but notifies observers on the main
  /// thread. A notification may occur without a change. Keyboards need no observation of their own,
  /// since they change the insets, the size or the offset.
  ///
  /// A class, since the host owns one set of observations, which it stops once.
  @MainActor
  final class ScrollObservation {
    /// The kind of a notification.
    enum What {
      case anything
      /// An `alwaysBounce` property was set.
      case bounceSet(isHorizontal: Bool)
    }

    private var observations: [NSKeyValueObservation] = []
    private var fingerWatch: FingerWatch?

    init(of scrollView: UIScrollView, _ tell: @escaping @MainActor (What) -> Void) {
      observations = [
        scrollView.observe(\.contentOffset) { _, _ in
          MainActor.assumeIsolated { tell(.anything) }
        },
        scrollView.observe(\.contentSize) { _, _ in
          MainActor.assumeIsolated { tell(.anything) }
        },
        scrollView.observe(\.contentInset) { _, _ in
          MainActor.assumeIsolated { tell(.anything) }
        },
        scrollView.observe(\.bounds) { _, _ in
          MainActor.assumeIsolated { tell(.anything) }
        },
        scrollView.observe(\.contentInsetAdjustmentBehavior) { _, _ in
          MainActor.assumeIsolated { tell(.anything) }
        },
        scrollView.observe(\.alwaysBounceVertical) { _, _ in
          MainActor.assumeIsolated { tell(.bounceSet(isHorizontal: false)) }
        },
        scrollView.observe(\.alwaysBounceHorizontal) { _, _ in
          MainActor.assumeIsolated { tell(.bounceSet(isHorizontal: true)) }
        },
      ]
      fingerWatch = FingerWatch(scrollView.panGestureRecognizer) { tell(.anything) }
    }

    /// Stops all observations.
    func stop() {
      for observation in observations { observation.invalidate() }
      observations = []
      fingerWatch?.stop()
      fingerWatch = nil
    }
  }
#endif
