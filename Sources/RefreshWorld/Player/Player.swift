package import RefreshCore

/// A control in a list that a finger can scroll, with deceleration and animations as on a device.
///
/// The preview page runs the player, compiled to WebAssembly. A `World` contains the control; the
/// player converts touches and frames to stimuli of the world, and computes the positions on screen
/// during animations.
package struct Player {
  /// The control with its timers and actions.
  package private(set) var world: World
  /// The steps since the last `takeSteps()`, in order.
  package private(set) var steps: [Step] = []
  /// The number of times that the control has played haptic feedback.
  package private(set) var haptics = 0
  /// The behavior under Reduce Motion; `nil` while the setting is off.
  package var reducedMotion: RefreshReducedMotion?

  /// A stimulus, with the world after it.
  ///
  /// A replay of the stimuli of a run, in order, leads to the same worlds.
  package struct Step: Sendable {
    package var stimulus: Stimulus
    /// The control and the list after the stimulus.
    package var world: World
  }

  /// The finger and the motion of the list.
  var list = ScrollList()
  /// The pull of the `UIRefreshControl` around the control, if there is one.
  var systemTrigger = SystemTrigger()
  /// The seconds since the start.
  package private(set) var time = 0.0
  /// The animations of the list's offset, of the added inset, and of the control's position.
  private var offsetAnimation = PlayerAnimation()
  private var insetAnimation = PlayerAnimation()
  private var placeAnimation = PlayerAnimation()
  /// The animation of the shift of the view's content at a reveal.
  private var shiftAnimation = PlayerAnimation()
  /// The curves of the control's animations.
  private let curves: RefreshCurves
  /// The traits that the pose of the view depends on.
  private let traits: RefreshPoseTraits
  /// The animation of the last change of the added inset, and of the list's move after it.
  private var lastAnimation = PlayerTiming()

  /// Creates a player with a control at rest in a scroll view.
  package init(
    behavior: RefreshBehavior,
    in scrollView: ScrollReading,
    isAttached: Bool = true,
    curves: RefreshCurves = RefreshCurves(.easeInOut),
    traits: RefreshPoseTraits = RefreshPoseTraits()
  ) {
    world = World(behavior: behavior, in: scrollView, isAttached: isAttached)
    (self.curves, self.traits) = (curves, traits)
  }

  /// Returns the steps since the last call.
  package mutating func takeSteps() -> [Step] {
    let taken = steps
    steps = []
    return taken
  }

  /// The visible offset, which differs from the offset of the world during an animation.
  package var shownOffset: Double { world.scrollView.offset - offsetAnimation.rest }

  /// The visible added inset.
  package var shownInset: Double { world.machine.addedInset - insetAnimation.rest }

  /// The start of the control's view on screen, measured from the start of the viewport.
  package var shownPlace: Double { place - placeAnimation.rest }

  /// The rest of the animation of the control's position.
  var placeRest: Double { placeAnimation.rest }

  /// The pose of the control's view on screen.
  package var pose: RefreshPose {
    @inline(never) get {
      var pose = pose(at: shownOffset)
      pose.shift -= shiftAnimation.rest
      return pose
    }
  }

  /// The pose with the list at an offset.
  @inline(never)
  private func pose(at offset: Double) -> RefreshPose {
    var reading = world.scrollView
    reading.offset = offset
    return world.machine.pose(
      of: traits,
      pull: world.machine.behavior.pull(in: reading),
      visible: shownPart,
      hiddenAtRest: true
    )
  }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds {
    let (reading, insets) = (world.scrollView, world.insets)
    return ScrollBounds(
      viewport: reading.viewport,
      content: reading.content,
      start: insets.start,
      end: insets.end
    )
  }

  /// Whether the next frame differs from this one, even if no timer ends before.
  package var isMoving: Bool { isListMoving || isAnimated || !placeAnimation.isOver }

  /// Whether the list or the added inset is animated.
  package var isAnimated: Bool { animationTime > 0 }

  /// The remaining time of the animations of the list and of the added inset.
  package var animationTime: Double { max(offsetAnimation.remaining, insetAnimation.remaining) }

  /// Whether the list may scroll in the next frame.
  package var isListMoving: Bool { list.isMoving }

  /// Applies a stimulus and the effects of the control on the list; a scroll stops the list.
  package mutating func perform(_ stimulus: Stimulus) {
    if case .scroll = stimulus { list.stop() }
    apply(stimulus)
  }

  /// Applies a stimulus and the effects of the control on the list.
  mutating func apply(_ stimulus: Stimulus) {
    let before = Before(self)
    world.start(stimulus)
    let shift = pose(at: shownOffset).shift
    var slide = PlayerTiming()
    while let transition = world.next() {
      slide = perform(transition, over: timing(of: transition), shift: shift) ?? slide
    }
    if stimulus.movesEdges { list.edgesMoved(at: position) }
    finish(after: before, slide: slide)
    steps.append(Step(stimulus: stimulus, world: world))
  }

  /// Changes the height of the control, as larger texts ask for.
  package mutating func resize(to height: Double) {
    let before = Before(self)
    let (shift, old) = (pose(at: shownOffset).shift, world.machine.behavior.height)
    let isAnimated = reducedMotion != RefreshReducedMotion.none
    let timing = PlayerTiming(seconds: isAnimated ? traits.change : 0, curve: .easeInOut)
    _ = perform(world.resize(to: height), over: timing, shift: shift)
    while let transition = world.next() { _ = perform(transition, over: timing, shift: shift) }
    finish(after: before, slide: timing)
    // What the control shows stays where it is, and moves to the new middle.
    shiftAnimation.add(world.machine.moveOfMiddle(from: old), over: timing)
  }

  /// The values before an event that may change them.
  private struct Before {
    let inset: Double
    let place: Double
    let moment: Transition.Moment

    init(_ player: Player) {
      inset = player.world.machine.addedInset
      (place, moment) = (player.place, player.world.moment)
    }
  }

  /// Performs the effects of an event; returns the animation of an overlay, if it slides.
  @inline(never)
  private mutating func perform(
    _ transition: Transition,
    over animation: PlayerTiming,
    shift: Double
  ) -> PlayerTiming? {
    let effects = transition.effects
    if effects.contains(.haptic) { haptics += 1 }
    // The content of an overlay moves with the place of its view.
    if world.machine.behavior.style != .overlay,
      !effects.isDisjoint(with: [.animatesReveal, .animatesRetract])
    {
      shiftAnimation.add(pose(at: shownOffset).shift - shift, over: animation)
    }
    if effects.contains(.insetChanged) {
      lastAnimation = animation
      // The control scrolls after it has changed the inset.
      var before = position
      before.offset = transition.reading.offset
      list.edgesMoved(at: before)
    }
    if effects.contains(.scrollsIntoSight) {
      let velocity = list.velocity(at: position)
      list.stop()
      // A list that moves goes on with its velocity.
      offsetAnimation.add(transition.moved, over: animation, velocity: velocity)
    }
    return effects.isDisjoint(with: [.phaseChanged, .animatesRetract]) ? nil : animation
  }

  private mutating func finish(after before: Before, slide: PlayerTiming) {
    insetAnimation.add(world.machine.addedInset - before.inset, over: lastAnimation)
    // Only an overlay slides; other controls move with the content.
    let moment = world.moment
    if world.machine.behavior.style == .overlay,
      moment.phase != before.moment.phase
        || moment.isShowingOutcome != before.moment.isShowingOutcome
    {
      placeAnimation.add(place - before.place, over: slide)
    }
  }

  private func timing(of transition: Transition) -> PlayerTiming {
    let isReveal = transition.effects.contains(.animatesReveal)
    let curve = isReveal ? curves.reveal : curves.retract
    switch reducedMotion {
    case nil, .keep?: return PlayerTiming(seconds: transition.animation, curve: curve)
    case RefreshReducedMotion.none?: return PlayerTiming()
    case .crossfade?:
      let seconds = min(transition.animation, RefreshReducedMotion.fadeDuration)
      return PlayerTiming(seconds: seconds, curve: .easeInOut)
    }
  }

  /// Advances the time by one frame.
  package mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    let isDue = isListMoving
    wait(seconds, until: time + seconds)
    if isDue { showFrame() }
  }

  /// Lets time pass without a frame, in which only the control can move the list.
  ///
  /// After many waits, `end` is more precise than the sum of their durations.
  package mutating func wait(_ seconds: Double, until end: Double) {
    animate(by: seconds)
    time = end
    perform(.wait(seconds))
  }

  /// Advances the animations, but not the time of the control.
  package mutating func animate(by seconds: Double) {
    offsetAnimation.advance(by: seconds)
    insetAnimation.advance(by: seconds)
    placeAnimation.advance(by: seconds)
    shiftAnimation.advance(by: seconds)
  }

  /// Scrolls the list to its offset in the current frame.
  ///
  /// If an inset has moved an edge, the offset changes at once, as in UIKit. On screen, the list
  /// moves for as long as the animation of the inset takes.
  package mutating func showFrame() {
    let isAtRest = !list.isDecelerating
    guard let offset = list.showFrame(at: position) else { return }
    if isAtRest { offsetAnimation.add(offset - world.scrollView.offset, over: lastAnimation) }
    apply(.scroll(to: offset, dragging: false))
  }

  /// The offset, the edges and the time of the list.
  var position: ScrollList.Position {
    ScrollList.Position(offset: world.scrollView.offset, bounds: bounds, time: time)
  }
}

extension Stimulus {
  /// Whether the stimulus may move the edges of the list.
  fileprivate var movesEdges: Bool {
    switch self {
    case .content, .insets, .viewport: true
    case .scroll, .release, .displace, .cancelGesture, .tap, .wait, .begin, .triggered, .end,
      .reset,
      .openSecondLevel, .closeSecondLevel,
      .window, .hidden, .enabled, .opposite:
      false
    }
  }
}
