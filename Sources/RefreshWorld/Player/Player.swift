package import RefreshCore

/// A control in a list that a finger can scroll, with deceleration and animations as on a device.
///
/// The preview page runs the player, compiled to WebAssembly. The list is that of apps, with the
/// interpreter of its scrolls; a `World` contains the control, and what the interpreter tells the control
/// are stimuli of the world. The player computes the positions on screen during animations.
package struct Player {
  /// The control with its timers and actions.
  package internal(set) var world: World
  /// The steps since the last `takeSteps()`, in order.
  package internal(set) var steps: [Step] = []
  /// The number of steps that are done; the others wait until the effects of one are performed.
  var doneCount = 0
  var isPerforming = false
  /// The number of times that the control has played haptic feedback.
  package internal(set) var haptics = 0
  /// The behavior under Reduce Motion; `nil` while the setting is off.
  package var reduceMotion: RefreshReduceMotion?

  /// A stimulus, with the world after it.
  ///
  /// A replay of the stimuli of a run, in order, leads to the same worlds.
  package struct Step: Sendable {
    package var stimulus: Stimulus
    /// The control and the list after the stimulus.
    package var world: World
  }

  /// The list, which the one of the world follows.
  package internal(set) var list: InterpretedList
  /// The pull of the `UIRefreshControl` around the control, if there is one.
  var systemTrigger = SystemTrigger()
  /// The seconds since the start.
  package var time: Double { list.time }
  /// The animations of the list's offset, of the added inset, and of the control's position.
  var offsetAnimation = PlayerAnimation()
  var insetAnimation = PlayerAnimation()
  var placeAnimation = PlayerAnimation()
  /// The animation of the shift of the view's content at a reveal.
  var shiftAnimation = PlayerAnimation()
  /// The curves of the control's animations.
  let curves: RefreshCurves
  /// The traits that the pose of the view depends on.
  let traits: RefreshPoseTraits
  /// The animation of the last change of the added inset, and of the list's move after it.
  var lastAnimation = PlayerTiming()

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
    list = InterpretedList(
      viewport: scrollView.viewport,
      content: scrollView.content,
      insets: InterpretedList.Ends(start: scrollView.start, end: scrollView.end),
      offset: scrollView.offset,
      isHorizontal: behavior.edge.isHorizontal,
      isInWindow: isAttached,
      clamping: .nextFrame
    )
    if world.machine.addedInset != 0 {
      handle(.addedInset(world.machine.addedInset, edge, isAnimated: false))
    }
    list.interpreter.add(behavior, in: snapshot)
  }

  var edge: RefreshEdge { world.machine.behavior.edge }

  var snapshot: ListSnapshot {
    var (phases, revealing) = (EdgePhases(), EdgeSet())
    phases.record(world.machine, at: edge)
    if world.machine.phase == .refreshing, world.awaits(.reveal) { revealing.insert(edge) }
    return list.snapshot(phases: phases, revealing: revealing)
  }

  /// Returns the steps since the last call.
  package mutating func takeSteps() -> [Step] {
    let taken = steps
    (steps, doneCount) = ([], 0)
    return taken
  }

  /// The visible offset, which differs from the offset of the world during an animation.
  package var shownOffset: Double { list.offset - offsetAnimation.rest }

  /// The visible added inset.
  package var shownInset: Double { addedInset - insetAnimation.rest }

  /// The added inset that the list has, which the interpreter holds back under a finger.
  var addedInset: Double {
    let (all, own) = (list.contentInset, list.ownerInset)
    return edge.isFar ? all.end - own.end : all.start - own.start
  }

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
  func pose(at offset: Double) -> RefreshPose {
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
  package var bounds: ScrollBounds { list.bounds }

  /// Whether the next frame differs from this one, even if no timer ends before.
  package var isMoving: Bool { isListMoving || isAnimated || !placeAnimation.isOver }

  /// Whether the list or the added inset is animated.
  package var isAnimated: Bool { animationTime > 0 }

  /// The remaining time of the animations of the list and of the added inset.
  package var animationTime: Double { max(offsetAnimation.remaining, insetAnimation.remaining) }

  /// Whether the list may scroll in the next frame.
  package var isListMoving: Bool { list.isMoving }

  /// Lets something happen to the list or the control; a scroll stops the list.
  package mutating func perform(_ stimulus: Stimulus) {
    switch stimulus {
    case .scroll(let offset, let isDragging):
      list.stop()
      make(.move(to: offset, isDragging: isDragging))
    case .displace(let offset, let isDragging):
      _ = list.begin(.move(to: offset, isDragging: isDragging))
      list.interpreter.start(in: snapshot)
      apply(stimulus)
      endTurn()
    case .release where list.isDragging: make(.endDrag(isCancelled: false))
    case .cancelGesture where list.isDragging: make(.endDrag(isCancelled: true))
    case .content(let content): make(.content(content))
    case .viewport(let viewport): make(.viewport(viewport))
    case .insets(let start, let end):
      make(.ownerInset(InterpretedList.Ends(start: start, end: end)))
    case .window(let isAttached): make(.window(isAttached))
    case .release, .cancelGesture, .tap, .wait, .begin, .refreshing, .triggered, .end, .reset,
      .openSecondLevel, .closeSecondLevel, .hidden, .enabled, .opposite:
      apply(stimulus)
      endTurn()
    }
  }

  /// Makes a change of the list, with all that follows from it.
  mutating func make(_ change: InterpretedList.Change) {
    handle(list.begin(change))
    list.finish(change)
    follow(list.interpreter.reading(at: edge, in: snapshot))
    endTurn()
  }

  /// Lays the list out if needed, as at the end of a turn of the run loop.
  mutating func endTurn() {
    for _ in 0..<4 where !list.interpreter.isBusy {
      guard list.interpreter.awaitsLayout(of: snapshot) else { break }
      handle(.changes(isLayout: true))
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
    list.time = end
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
    let (before, isAtRest) = (list.offset, !list.isDecelerating)
    if let change = list.showFrame() {
      make(change)
      if isAtRest { offsetAnimation.add(list.offset - before, over: lastAnimation) }
    }
    list.finishFrame()
  }
}
