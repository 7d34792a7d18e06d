#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// How a control's changes are animated, with regard to what the user can bear.
  struct RefreshMotion {
    /// What takes the place of motion where the user asks for less of it.
    var reduced: RefreshReducedMotion

    /// Motion whatever the user asks for, as before a control is shown.
    static let keep = RefreshMotion(reduced: .keep)

    /// A finger may take over; what somebody else animates meanwhile has a time of its own.
    private static let options: UIView.AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]

    /// Whether motion has to be left out now.
    @MainActor
    var isReduced: Bool { reduced != .keep && UIAccessibility.isReduceMotionEnabled }

    /// Whether changes are faded in now, as they can't be moved in.
    @MainActor
    var isCrossfade: Bool { reduced == .crossfade && UIAccessibility.isReduceMotionEnabled }

    /// Makes changes, in the way of `animation` if there is one.
    ///
    /// The model has them at once; a finger or another animation may take over at any moment.
    @MainActor
    func perform(_ animation: RefreshAnimation?, _ changes: @escaping @MainActor () -> Void) {
      guard let animation, animation.duration > 0, !isReduced else { return changes() }
      if case .spring(let damping) = animation.curve {
        UIView.animate(
          withDuration: animation.duration,
          delay: 0,
          usingSpringWithDamping: CGFloat(damping),
          initialSpringVelocity: 0,
          options: Self.options,
          animations: { changes() },
          completion: nil
        )
      } else {
        UIView.animate(
          withDuration: animation.duration,
          delay: 0,
          options: Self.options.union(animation.curve.option),
          animations: { changes() },
          completion: nil
        )
      }
    }
  }

  extension RefreshCurve {
    /// The curve as UIKit has it; a spring has none.
    fileprivate var option: UIView.AnimationOptions {
      switch self {
      case .linear: .curveLinear
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .easeInOut, .spring: .curveEaseInOut
      }
    }
  }
#endif
