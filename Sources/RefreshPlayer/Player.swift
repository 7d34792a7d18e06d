package import RefreshCore
package import RefreshStyles
package import RefreshWorld

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
  /// Whether changes are shown without animation, as under Reduce Motion.
  package var isMotionReduced = false

  /// A stimulus, with the world after it.
  ///
  /// A replay of the stimuli of a run, in order, leads to the same worlds.
  package struct Step: Sendable {
    /// The stimulus.
    package var stimulus: Stimulus
    /// The control and the list after the stimulus.
    package var world: World
  }

  let physics = ScrollPhysics()
  var finger: ScrollFinger?
  var motion: ScrollMotion?
  /// The animations of the list's offset, of the added inset, and of the control's position.
  private var offsetAnimation: PlayerAnimation
  private var insetAnimation: PlayerAnimation
  private var placeAnimation: PlayerAnimation
  /// The animation duration of the last change of the added inset, and of the list's move after it.
  private var lastAnimation = 0.0
  private var knownBounds: ScrollBounds
  /// Whether the edges of the list have moved; the list may then have to move in the next frame.
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

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds { knownBounds }

  /// Whether the next frame differs from this one, even if no timer ends before.
  package var isMoving: Bool {
    motion != nil || hasMovedEdges && finger == nil || !offsetAnimation.isOver
      || !insetAnimation.isOver || !placeAnimation.isOver
  }

  /// Applies a stimulus and the effects of the control on the list.
  package mutating func perform(_ stimulus: Stimulus) {
    let (wasInset, wasPlace, wasPhase) = (world.machine.addedInset, place, world.phase)
    world.start(stimulus)
    var (offset, slide) = (world.scrollView.offset, 0.0)
    while let transition = world.next() {
      if transition.effects.contains(.haptic) { haptics += 1 }
      let duration = duration(of: transition.effects)
      if transition.effects.contains(.insetChanged) { lastAnimation = duration }
      if transition.effects.contains(.phaseChanged) { slide = duration }
      if transition.effects.contains(.scrollsIntoSight) {
        let distance = world.scrollView.offset - offset
        motion = nil
        offsetAnimation.add(distance, over: duration)
      }
      offset = world.scrollView.offset
    }
    insetAnimation.add(world.machine.addedInset - wasInset, over: lastAnimation)
    // Only an overlay slides; other controls move with the content.
    if world.machine.behavior.style == .overlay && world.phase != wasPhase {
      placeAnimation.add(place - wasPlace, over: slide)
    }
    steps.append(Step(stimulus: stimulus, world: world))
    edgesMayHaveMoved()
  }

  /// Advances the time by one frame.
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

  /// Scrolls the list, by a finger or by deceleration.
  mutating func scroll(to offset: Double, dragging: Bool) {
    perform(.scroll(to: offset, dragging: dragging))
  }

  /// Starts deceleration or a bounce.
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

  /// Moves a list at rest to its edge, if a move of the edge has left the list beyond it.
  ///
  /// The offset changes at once, as in UIKit. On screen, the move takes as long as the animation of
  /// the inset.
  private mutating func standAtEdge() {
    let edge = bounds.clamped(world.scrollView.offset)
    guard edge != world.scrollView.offset else { return }
    offsetAnimation.add(edge - world.scrollView.offset, over: lastAnimation)
    perform(.scroll(to: edge, dragging: false))
  }

  /// Adjusts a moving list to changed insets, content or viewport.
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

  /// The duration of the animation that the effects of a transition start; 0 without an animation.
  private func duration(of effects: RefreshEffects) -> Double {
    guard !isMotionReduced else { return 0 }
    return effects.animationDuration(in: world.machine.behavior.timing) ?? 0
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
