#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The `alwaysBounce` settings of a list, which a control needs to be on.
  ///
  /// When the last control is removed, a setting is restored, unless the app has changed the
  /// setting since then.
  ///
  /// A class, since its record of the settings must not be copied.
  @MainActor
  final class BounceChoice {
    private var isOurs = [false, false]

    /// Turns on bouncing along one axis, if it is off.
    func need(in view: UIScrollView, isHorizontal: Bool) {
      guard !(isHorizontal ? view.alwaysBounceHorizontal : view.alwaysBounceVertical) else {
        return
      }
      set(true, in: view, isHorizontal)
      // The flag is set after the write, because the observer of the setting resets the flag at
      // each write.
      isOurs[isHorizontal ? 1 : 0] = true
    }

    /// Records that the app has changed the setting.
    func wasSet(isHorizontal: Bool) {
      isOurs[isHorizontal ? 1 : 0] = false
    }

    /// Restores the setting, unless the app has changed it.
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
