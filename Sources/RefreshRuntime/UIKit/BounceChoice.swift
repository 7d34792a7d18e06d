#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Who has chosen whether a list bounces with little content.
  ///
  /// A control needs it to; at its exit it puts back only what is still as it set it.
  /// A class, as the list tells of a choice while it is being made.
  @MainActor
  final class BounceChoice {
    private var isOurs = [false, false]

    /// Lets a list bounce.
    func need(in view: UIScrollView, isHorizontal: Bool) {
      guard !(isHorizontal ? view.alwaysBounceHorizontal : view.alwaysBounceVertical) else {
        return
      }
      set(true, in: view, isHorizontal)
      // Own writes are told of, too, so the note comes after them.
      isOurs[isHorizontal ? 1 : 0] = true
    }

    /// Notes that somebody has set it.
    func wasSet(isHorizontal: Bool) {
      isOurs[isHorizontal ? 1 : 0] = false
    }

    /// Puts back what is still as a control set it.
    func restore(in view: UIScrollView, isHorizontal: Bool) {
      guard isOurs[isHorizontal ? 1 : 0] else { return }
      set(false, in: view, isHorizontal)
    }

    private func set(_ value: Bool, in view: UIScrollView, _ isHorizontal: Bool) {
      if isHorizontal {
        view.alwaysBounceHorizontal = value
      } else {
        view.alwaysBounceVertical = value
      }
    }
  }
#endif
