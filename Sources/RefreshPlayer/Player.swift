package import RefreshCore
package import RefreshStyles
package import RefreshWorld

/// A control in a list that moves as it does on a device: under a finger, by itself once it is let
/// go, and on behalf of the control.
///
/// The preview page runs it, compiled to WebAssembly. A `World` decides everything about the control;
/// the player turns fingers and frames into stimuli for it, and says where the list shows on screen
/// while a change is animated.
package struct Player {
  /// The control with its timers and actions.
  package private(set) var world: World
  /// What has happened since the last `takeSteps()`, in order.
  package private(set) var steps: [Step] = []
  /// The number of times that the control has asked for haptic feedback.
  package private(set) var haptics = 0
  /// Whether changes show at once instead of being animated.
  package var isMotionReduced = false

  /// A stimulus, with the control after it.
  ///
  /// Replayed in order, the stimuli of a run lead to the same controls.
  package struct Step: Sendable {
    /// What happened.
    package var stimulus: Stimulus
    /// The control after it.
    package var world: World
  }

  let physics = ScrollPhysics()
  var finger: ScrollFinger?
  var motion: ScrollMotion?
  /// The part of the list's and the control's way that does not show yet.
  private var offsetAnimation: PlayerAnimation
  private var insetAnimation: PlayerAnimation
  private var placeAnimation: PlayerAnimation
  /// The animation of the last change of the added inset, which the list follows.
  private var lastAnimation = 0.0
  private var knownBounds: ScrollBounds
  /// Whether the list has to find a new place to rest in the next frame.
  private var hasMovedEdges = false

  /// Creates a player with a control at rest in a scroll view.
  package init(
    _ behavior: RefreshBehavior,
    in scrollView: ScrollReading,
    curve: RefreshCurve = .easeInOut
  ) {
    world = World(behavior, in: scrollView)
    offsetAnimation = PlayerAnimation(curve)
    insetAnimation = PlayerAnimation(curve)
    placeAnimation = PlayerAnimation(curve)
    knownBounds = Self.bounds(of: world)
  }

  /// What has happened since the last call.
  package mutating func takeSteps() -> [Step] {
    let taken = steps
    steps = []
    return taken
  }

  /// The offset that shows, which lags behind the world's while a change is animated.
  package var shownOffset: Double { world.scrollView.offset - offsetAnimation.rest }

  /// The added inset that shows.
  package var shownInset: Double { world.machine.addedInset - insetAnimation.rest }

  /// The start of the control's view on screen, measured from the start of the viewport.
  package var shownPlace: Double { place - placeAnimation.rest }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds { knownBounds }

  /// Whether the next frame shows something else, unless a timer ends before.
  package var isMoving: Bool {
    motion != nil || hasMovedEdges && finger == nil || !offsetAnimation.isOver
      || !insetAnimation.isOver || !placeAnimation.isOver
  }

  /// Applies a stimulus, and lets the list follow what the control does.
  package mutating func perform(_ stimulus: Stimulus) {
    let (wasInset, wasPlace, wasPhase) = (world.machine.addedInset, place, world.phase)
    world.start(stimulus)
    var offset = world.scrollView.offset
    while let transition = world.next() {
      if transition.effects.contains(.haptic) { haptics += 1 }
      let duration = duration(of: transition.effects)
      if transition.effects.contains(.insetChanged) { lastAnimation = duration }
      if transition.effects.contains(.scrollsIntoSight) {
        let distance = world.scrollView.offset - offset
        motion = nil
        offsetAnimation.add(distance, over: duration)
      }
      offset = world.scrollView.offset
    }
    insetAnimation.add(world.machine.addedInset - wasInset, over: lastAnimation)
    // All other controls move with the content.
    if world.machine.behavior.style == .overlay && world.phase != wasPhase {
      placeAnimation.add(place - wasPlace, over: slideDuration)
    }
    steps.append(Step(stimulus: stimulus, world: world))
    edgesMayHaveMoved()
  }

  /// Lets time pass by one frame.
  package mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    offsetAnimation.advance(by: seconds)
    insetAnimation.advance(by: seconds)
    placeAnimation.advance(by: seconds)
    let isDue = hasMovedEdges
    perform(.wait(seconds))
    if isDue && hasMovedEdges && motion == nil && finger == nil {
      hasMovedEdges = false
      standAtEdge()
    }
    guard var current = motion else { return }
    current.move(to: world.delays.now)
    motion = current.isOver ? nil : current
    perform(.scroll(to: current.offset, dragging: false))
  }

  /// Scrolls under a finger or by a motion.
  mutating func scroll(to offset: Double, dragging: Bool) {
    perform(.scroll(to: offset, dragging: dragging))
  }

  /// Starts a motion.
  mutating func launch(from offset: Double, velocity: Double) {
    let start = ScrollMotion(
      from: offset,
      velocity: velocity,
      within: bounds,
      at: world.delays.now,
      physics: physics
    )
    motion = start.isOver && start.offset == world.scrollView.offset ? nil : start
  }

  /// Moves a list at rest whose edge has gone away: at once, as UIKit does, and on screen by the
  /// animation of the control.
  private mutating func standAtEdge() {
    let edge = bounds.clamped(world.scrollView.offset)
    guard edge != world.scrollView.offset else { return }
    offsetAnimation.add(edge - world.scrollView.offset, over: lastAnimation)
    perform(.scroll(to: edge, dragging: false))
  }

  /// Finds out whether insets, content or viewport have changed, and turns a motion toward the new
  /// edges.
  private mutating func edgesMayHaveMoved() {
    let bounds = Self.bounds(of: world)
    guard bounds != knownBounds else { return }
    knownBounds = bounds
    guard finger == nil else { return }
    if var current = motion {
      current.move(to: world.delays.now)
      launch(from: current.offset, velocity: current.velocity)
    } else {
      hasMovedEdges = true
    }
  }

  /// The duration of the animation that a transition asks for.
  private func duration(of effects: RefreshEffects) -> Double {
    let timing = world.machine.behavior.timing
    guard !isMotionReduced else { return 0 }
    if effects.contains(.animatesReveal) { return timing.reveal }
    return effects.contains(.animatesRetract) ? timing.retract : 0
  }

  /// The duration of the animation by which an overlay comes and goes.
  private var slideDuration: Double {
    isMotionReduced ? 0 : world.machine.slideDuration ?? 0
  }

  private static func bounds(of world: World) -> ScrollBounds {
    let (reading, insets) = (world.scrollView, world.insets)
    return ScrollBounds(
      viewport: reading.viewport,
      content: reading.content,
      start: insets.start,
      end: insets.end
    )
  }
}
