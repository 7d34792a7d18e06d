import RefreshCore

/// The control, whose effects move the list, and the commands of the interpreter.
extension Player {
  /// Applies a stimulus to the control, now or after the one that is applied.
  mutating func apply(_ stimulus: Stimulus) {
    steps.append(Step(stimulus: stimulus, world: world))
    guard !isPerforming else { return }
    step()
    applyWaiting()
  }

  private mutating func step() {
    let before = shown
    isPerforming = true
    world.start(steps[doneCount].stimulus)
    let animation = handleEvents()
    steps[doneCount].world = world
    doneCount += 1
    slide(after: before, over: animation)
  }

  /// Applies the stimuli that have come while effects were performed.
  private mutating func applyWaiting() {
    isPerforming = false
    while doneCount < steps.count {
      // The world has moved its list itself where the control has.
      if case .scroll(let offset, let isDragging) = steps[doneCount].stimulus,
        !isElsewhere(offset: offset, isDragging: isDragging)
      {
        steps.remove(at: doneCount)
      } else {
        step()
        isPerforming = false
      }
    }
  }

  /// Lets the list follow all events that are due; returns the animation of an overlay.
  private mutating func handleEvents() -> PlayerTiming {
    let shift = pose(at: shownOffset).shift
    var slide = PlayerTiming()
    while let transition = world.next() {
      slide = follow(transition, over: timing(of: transition), shift: shift) ?? slide
    }
    return slide
  }

  /// Lets the list of the world follow, apart from its offset.
  mutating func follow(_ reading: ScrollReading) {
    let old = world.scrollView
    if reading.content != old.content { apply(.content(reading.content)) }
    if (reading.start, reading.end) != (old.start, old.end) {
      apply(.insets(start: reading.start, end: reading.end))
    }
    if reading.viewport != old.viewport { apply(.viewport(reading.viewport)) }
  }

  /// Whether the list of the world is elsewhere, or dragged otherwise.
  private func isElsewhere(offset: Double, isDragging: Bool) -> Bool {
    abs(offset - world.scrollView.offset) > Delays.tolerance
      || isDragging != world.scrollView.isDragging
  }

  /// Changes the height of the control, as larger texts ask for.
  package mutating func resize(to height: Double) {
    let before = shown
    let (shift, old) = (pose(at: shownOffset).shift, world.machine.behavior.height)
    let isAnimated = reduceMotion != RefreshReduceMotion.none
    let timing = PlayerTiming(seconds: isAnimated ? traits.change : 0, curve: .easeInOut)
    isPerforming = true
    list.interpreter.setHeight(height, at: edge)
    _ = follow(world.resize(to: height), over: timing, shift: shift)
    while let transition = world.next() { _ = follow(transition, over: timing, shift: shift) }
    slide(after: before, over: timing)
    applyWaiting()
    endTurn()
    // What the control shows stays where it is, and moves to the new middle.
    shiftAnimation.add(world.machine.moveOfMiddle(from: old), over: timing)
  }

  /// The place of the control, with what people see of it.
  private struct Shown {
    let place: Double
    let moment: Transition.Moment
  }

  private var shown: Shown { Shown(place: place, moment: world.moment) }

  /// Lets the list follow an event of the control; returns the animation of an overlay, if it slides.
  @inline(never)
  private mutating func follow(
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
      // The shift follows the list on screen by itself; only what the change of phase adds is animated.
      shiftAnimation.add(pose(at: shownOffset).shift - shift, over: animation)
    }
    let isOutermost = list.interpreter.activity.beginAnswer()
    if effects.contains(.insetChanged) {
      lastAnimation = animation
      let inset = world.machine.addedInset
      handle(.addedInset(inset, edge, isAnimated: animation.seconds > 0), over: animation)
    }
    if effects.contains(.scrollsIntoSight) {
      let target = world.scrollView.offset
      handle(.reveal(target, edge, seconds: animation.seconds), over: animation)
    }
    if isOutermost { list.interpreter.activity.endAnswer() }
    return effects.isDisjoint(with: [.phaseChanged, .animatesRetract]) ? nil : animation
  }

  /// Lets the view of an overlay slide to its place after a change; other controls move with the content.
  private mutating func slide(after before: Shown, over animation: PlayerTiming) {
    let after = shown
    guard world.machine.behavior.style == .overlay,
      after.moment.phase != before.moment.phase
        || after.moment.isShowingOutcome != before.moment.isShowingOutcome
    else { return }
    placeAnimation.add(after.place - before.place, over: animation)
  }

  // MARK: Commands

  /// Performs all commands of a request, with its animation.
  mutating func handle(
    _ kind: ScrollRequest.Kind,
    over animation: PlayerTiming = PlayerTiming()
  ) {
    var request = ScrollRequest(kind)
    while let command = list.interpreter.next(of: &request, in: snapshot) {
      perform(command, over: animation)
    }
  }

  private mutating func perform(_ command: ScrollCommand, over animation: PlayerTiming) {
    switch command {
    case .offset(_, let motion):
      let (before, velocity) = (list.offset, list.velocity)
      list.write(command)
      if case .animated = motion {
        // A list that moves goes on with its velocity.
        offsetAnimation.add(list.offset - before, over: animation, velocity: velocity)
      }
      handle(.changes(isLayout: false))
    case .inset:
      let before = addedInset
      list.write(command)
      insetAnimation.add(addedInset - before, over: lastAnimation)
      handle(.changes(isLayout: false))
    case .scrolled(let reading, _):
      follow(reading)
      apply(.scroll(to: reading.offset, dragging: reading.isDragging))
      if systemTrigger.fires(at: reading, of: world.machine) { apply(.triggered) }
    case .displaced(let reading, _):
      follow(reading)
      if isElsewhere(offset: reading.offset, isDragging: reading.isDragging) {
        apply(.displace(to: reading.offset, dragging: reading.isDragging))
      }
    case .send(.released, _): apply(.release)
    case .send(.gestureCancelled, _): apply(.cancelGesture)
    case .send(.attached, _): apply(.window(attached: true))
    case .send(.detached, _): apply(.window(attached: false))
    case .reveal(let offset, let edge, let seconds):
      let timing = timing(seconds: seconds, curve: curves.reveal)
      handle(.reveal(offset, edge, seconds: seconds), over: timing)
    case .send, .remove, .show, .place, .wake: break
    }
  }

  private func timing(of transition: Transition) -> PlayerTiming {
    let isReveal = transition.effects.contains(.animatesReveal)
    let curve = isReveal ? curves.reveal : curves.retract
    return timing(seconds: transition.animation, curve: curve)
  }

  private func timing(seconds: Double, curve: RefreshCurve) -> PlayerTiming {
    switch reduceMotion {
    case nil, .keep?: PlayerTiming(seconds: seconds, curve: curve)
    case RefreshReduceMotion.none?: PlayerTiming()
    case .crossfade?:
      PlayerTiming(seconds: min(seconds, RefreshReduceMotion.fadeDuration), curve: .easeInOut)
    }
  }
}
