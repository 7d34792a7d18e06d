// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An animation as it was asked for.
public struct RequestedAnimation: Sendable {
  /// How long it takes.
  public var duration: TimeInterval
  /// The time before it starts.
  public var delay: TimeInterval = 0
  /// What it was asked to be.
  public var options: UIView.AnimationOptions
  /// How much its spring is damped, if it has one.
  public var damping: CGFloat?
  /// The velocity with which its spring starts, in whole distances per second.
  public var velocity: CGFloat = 0
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The bits that say which curve it is.
    public static let curves = AnimationOptions(rawValue: 3 << 16)
  }

  /// The animation whose changes are being made, if one is.
  public private(set) static var currentAnimation: RequestedAnimation?

  /// The animations that have been asked for so far.
  public static var requestedAnimations: [RequestedAnimation] = []

  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    run(RequestedAnimation(duration: duration, options: []), animations, nil)
  }

  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = RequestedAnimation(duration: duration, delay: delay, options: options)
    run(animation, animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var spring = RequestedAnimation(duration: duration, options: options, damping: dampingRatio)
    spring.velocity = velocity
    run(spring, animations, completion)
  }

  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(RequestedAnimation(duration: duration, options: options), animations ?? {}, completion)
  }

  /// Whether changes are being made that are not to be animated.
  public private(set) static var isWithoutAnimation = false

  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = (currentAnimation, isWithoutAnimation)
    (currentAnimation, isWithoutAnimation) = (nil, true)
    actions()
    (currentAnimation, isWithoutAnimation) = outer
  }

  /// How animations end from now on.
  public static var completion = Switches.Completion.finished

  /// The completions that are due with the next turn.
  public static var dueCompletions: [() -> Void] = []

  /// Makes the changes at once, as the model does; nothing is drawn that could take its time.
  private static func run(
    _ animation: RequestedAnimation,
    _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    requestedAnimations.append(animation)
    if requestedAnimations.count > 1000 { requestedAnimations.removeFirst(500) }
    let outer = currentAnimation
    currentAnimation = animation
    changes()
    currentAnimation = outer
    guard let completion, self.completion != .never else { return }
    let isFinished = self.completion == .finished
    dueCompletions.append { completion(isFinished) }
  }
}
