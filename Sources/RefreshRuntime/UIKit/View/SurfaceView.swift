#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The capsule behind picture and texts: glass where the system has it, or else a thin material.
  ///
  /// The system makes both opaque under Reduce Transparency. A class, since only views are shown.
  final class SurfaceView: UIVisualEffectView {
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      isUserInteractionEnabled = false
      clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    /// The material of the surface.
    static var material: UIVisualEffect {
      // Only the SDK of Xcode 26 has glass, and visionOS has none.
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26, *) { return UIGlassEffect(style: .regular) }
      #endif
      return UIBlurEffect(style: .systemThinMaterial)
    }

    /// Lies around a view of the same superview.
    func surround(_ view: UIView, hasTexts: Bool) {
      let inset = CGFloat(RefreshSurface.capsuleInset(hasTexts: hasTexts))
      let size = view.bounds.size
      let height = CGFloat(RefreshSurface.height(around: Double(size.height)))
      bounds = CGRect(x: 0, y: 0, width: max(size.width + 2 * inset, height), height: height)
      layer.cornerRadius = min(height / 2, CGFloat(RefreshSurface.largestRadius))
      center = view.center
    }
  }
#endif
