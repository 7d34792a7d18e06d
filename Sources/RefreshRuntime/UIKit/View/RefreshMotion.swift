#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Performs the animations of a control, and respects Reduce Motion.
  struct RefreshMotion {
    /// The behavior under Reduce Motion.
    var reduced: RefreshReduceMotion

    /// Animations that ignore Reduce Motion, for a control that has no view yet.
    static let keep = RefreshMotion(reduced: .keep)

    /// Allows touches during animations, and keeps the timing independent of enclosing animations.
    private static let options: UIView.AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]

    /// Whether motion is currently reduced.
    @MainActor
    var isReduced: Bool { reduced.stopsMotion && UIAccessibility.isReduceMotionEnabled }

    /// Whether changes currently cross-fade instead of moving.
    @MainActor
    var isCrossfade: Bool { reduced.fadesIn && UIAccessibility.isReduceMotionEnabled }

    /// Performs changes of a view's look, which then fades from the one to the other.
    @MainActor
    func fade(_ view: UIView, over seconds: Double, changes: @escaping @MainActor () -> Void) {
      guard seconds > 0, !isReduced else { return changes() }
      dissolve(view, over: seconds, changes: changes)
    }

    /// Performs changes of a view, which then fades from the one to the other, also under Reduce Motion.
    @MainActor
    func dissolve(_ view: UIView, over seconds: Double, changes: @escaping @MainActor () -> Void) {
      UIView.transition(
        with: view,
        duration: seconds,
        options: Self.options.union(.transitionCrossDissolve),
        animations: { changes() },
        completion: nil
      )
    }

    /// Lets views appear in the last third of a change, when pictures have made room for them.
    @MainActor
    func appear(_ views: [UIView], over seconds: Double) {
      for view in views { view.alpha = 0 }
      UIView.animate(
        withDuration: seconds / 3,
        delay: seconds * 2 / 3,
        options: Self.options,
        animations: { for view in views { view.alpha = 1 } },
        completion: nil
      )
    }

    /// The animation in the current setting of Reduce Motion.
    @MainActor
    private func adapted(_ animation: RefreshAnimation?) -> RefreshAnimation? {
      guard isReduced, let animation else { return animation }
      guard isCrossfade else { return nil }
      let seconds = min(animation.duration, RefreshReduceMotion.fadeDuration)
      return RefreshAnimation(duration: seconds, curve: .easeInOut)
    }

    /// Performs changes, animated if there is an `animation`.
    ///
    /// The model values change at once; a finger or another animation can interrupt the animation. A
    /// spring starts with a `velocity`, in whole distances per second.
    @MainActor
    func perform(
      _ animation: RefreshAnimation?,
      velocity: Double = 0,
      changes: @escaping @MainActor () -> Void
    ) {
      guard let animation = adapted(animation), animation.duration > 0 else { return changes() }
      if let spring = animation.curve.spring(over: animation.duration) {
        UIView.animate(
          withDuration: spring.settling,
          delay: 0,
          usingSpringWithDamping: CGFloat(spring.damping),
          initialSpringVelocity: CGFloat(velocity),
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
    /// The curve as animation options; a spring has those of `easeInOut`.
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
