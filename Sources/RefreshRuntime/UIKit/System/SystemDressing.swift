#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The appearance of a `UIRefreshControl` around a control, and what it was before.
  ///
  /// A background color would let the height follow the pull, and the order of the subviews is
  /// UIKit's: a change of it asks for a layout, in which UIKit changes it again.
  @MainActor
  struct SystemDressing {
    private weak var control: UIRefreshControl?
    private weak var host: UIView?
    private let tint: UIColor?
    private let clear = UIColor.clear
    /// The app's place among the layers, and the place that was written last; `nil` if the app has
    /// written another one since.
    private let zPosition: CGFloat
    private var written: CGFloat?
    /// The name for VoiceOver that the app has given.
    let label: String?
    private let value: String?
    private var hidden: [(view: UIView, alpha: CGFloat)] = []

    /// Dresses a control that is in its list: a tint that is written before loses the haptic.
    init(of control: UIRefreshControl, in list: UIScrollView?, around host: UIView) {
      (self.control, self.host) = (control, host)
      let shown = control.tintColor
      control.tintColor = nil
      // A tint that the control inherits is not given back as one of its own.
      tint = control.tintColor === shown ? nil : shown
      zPosition = control.layer.zPosition
      written = zPosition
      (label, value) = (control.accessibilityLabel, control.accessibilityValue)
      hideOthers(in: list)
    }

    /// The place among the layers: rows lie in front of the control while it retracts, but no background.
    ///
    /// In the bar above the list, the app's place stays.
    private func place(of control: UIRefreshControl, in list: UIScrollView?) -> CGFloat {
      guard let list, control.superview === list else { return zPosition }
      guard let background = list.backdrop else { return -1 }
      let isBehind = list.subviews.first { $0 === control || $0 === background } === control
      return max(zPosition, background.layer.zPosition + (isBehind ? 1 : 0))
    }

    /// Hides what UIKit draws, and shows again in its layouts.
    mutating func hideOthers(in list: UIScrollView?) {
      guard let control else { return }
      if control.layer.zPosition != written { written = nil }
      if let now = written {
        let place = place(of: control, in: list)
        if place != now { control.layer.zPosition = place }
        written = place
      }
      if control.tintColor !== clear { control.tintColor = clear }
      for other in control.subviews where other !== host && other.alpha != 0 {
        if !hidden.contains(where: { $0.view === other }) { hidden.append((other, other.alpha)) }
        other.alpha = 0
      }
    }

    /// Gives back what was there.
    mutating func undress() {
      guard let control else { return }
      control.tintColor = tint
      if control.layer.zPosition == written { control.layer.zPosition = zPosition }
      (control.accessibilityLabel, control.accessibilityValue) = (label, value)
      for (view, alpha) in hidden { view.alpha = alpha }
      self.control = nil
    }
  }
#endif
