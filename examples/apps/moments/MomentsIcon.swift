#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import RefreshRuntime
  import UIKit

  /// An icon that turns with the pull, and fades while the control retracts.
  final class MomentsIcon: UIView, RefreshContentView {
    private let icon = UIImageView(frame: .zero)

    func show(_ status: RefreshStatus) {
      if icon.superview == nil {
        icon.image = UIImage(named: "MomentsIcon", in: nil, compatibleWith: nil)
        addSubview(icon)
      }
      icon.frame = CGRect(x: 24, y: 10, width: 30, height: 30)
      icon.transform = CGAffineTransform(rotationAngle: status.progress * .pi)
      icon.alpha = status.phase == .ending ? 0.3 : 1
    }
  }
#endif
