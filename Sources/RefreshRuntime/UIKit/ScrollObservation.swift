#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// All that is observed of a scroll view.
  ///
  /// UIKit promises none of it, changes all of it on the main thread, and tells its observers there. A
  /// notification means that there may be something to see: it comes without a change, too.
  /// Keyboards are not observed: what they do to a list is seen in its insets, size and offset.
  @MainActor
  final class ScrollObservation {
    /// What is told.
    enum What {
      case anything
      /// Somebody has said whether the list bounces with little content.
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

    /// Ends it all.
    func stop() {
      for observation in observations { observation.invalidate() }
      observations = []
      fingerWatch?.stop()
      fingerWatch = nil
    }
  }
#endif
