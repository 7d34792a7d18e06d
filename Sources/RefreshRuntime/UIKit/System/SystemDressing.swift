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
    private let zPosition: CGFloat
    /// The name for VoiceOver that the app has given.
    let label: String?
    private let value: String?
    private var hidden: [(view: UIView, alpha: CGFloat)] = []

    /// Dresses a control that is in its list: a tint that is written before loses the haptic.
    init(of control: UIRefreshControl, around host: UIView) {
      (self.control, self.host) = (control, host)
      let shown = control.tintColor
      control.tintColor = nil
      // A tint that the control inherits is not given back as one of its own.
      tint = control.tintColor === shown ? nil : shown
      zPosition = control.layer.zPosition
      (label, value) = (control.accessibilityLabel, control.accessibilityValue)
      // Rows lie in front of the control while it retracts.
      control.layer.zPosition = -1
      hideOthers()
    }

    /// Hides what UIKit draws, and shows again in its layouts.
    mutating func hideOthers() {
      guard let control else { return }
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
      control.layer.zPosition = zPosition
      (control.accessibilityLabel, control.accessibilityValue) = (label, value)
      for (view, alpha) in hidden { view.alpha = alpha }
      self.control = nil
    }
  }
#endif
