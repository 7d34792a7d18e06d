public import RefreshRuntime
import RefreshWorld

/// Passing snapshots of the list to the interpreter, and performing its commands.
extension SimulatedScrollView {
  // MARK: Controls

  /// Adds a control, replacing the one at the same edge.
  public func add(_ controller: RefreshController) {
    follow(controller.edge)
    controllers[controller.edge] = controller
    interpreter.add(controller.machine.behavior, snapshot())
  }

  /// The control at an edge, if there is one.
  public func controller(at edge: RefreshEdge) -> RefreshController? {
    controllers[edge]
  }

  /// Removes a control.
  public func remove(_ controller: RefreshController) {
    guard controllers[controller.edge] === controller else { return }
    controllers[controller.edge] = nil
    interpreter.remove(at: controller.edge)
  }

  /// Lets the list scroll along the axis of its first control.
  private func follow(_ edge: RefreshEdge) {
    guard controllers.edges.isEmpty, isHorizontal != edge.isHorizontal else { return }
    isHorizontal = edge.isHorizontal
    interpreter = ScrollInterpreter(snapshot())
  }

  // MARK: Requests of controls

  /// The geometry of the scroll view, without the added inset of the control at `edge`.
  public func reading(at edge: RefreshEdge) -> ScrollReading {
    follow(edge)
    return interpreter.reading(at: edge, snapshot())
  }

  /// Sets the inset that the control at `edge` adds, without waiting for the animation.
  public func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    follow(edge)
    let list = snapshot()
    event {
      switch interpreter.request(inset, at: edge, isAnimated: animation != nil, list) {
      case .none: break
      case .write: flush()
      case .goBack:
        if let offset = interpreter.goBack(from: edge, list) { write(offset) }
        flush()
      }
    }
  }

  /// Scrolls for the control at `edge`, without waiting for the animation; deceleration stops.
  ///
  /// Under a finger, the list scrolls once the finger has lifted.
  public func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    event {
      let seconds = animation?.duration ?? 0
      guard interpreter.mayReveal(edge, seconds: seconds, snapshot()) else { return }
      lastAnimation = animation
      if let target = interpreter.admit(offset, at: edge, snapshot()) { write(target) }
      interpreter.revealed(edge, snapshot())
    }
  }

  /// Runs `body`, which performs all effects of one event of a control.
  public func answer(_ body: () -> Void) {
    let isOccasion = interpreter.enterAnswer()
    body()
    if isOccasion { interpreter.leaveAnswer() }
  }

  /// Lays the list out if a control has asked for a scroll that waits for a layout.
  public func answered() {
    if interpreter.awaitsLayout(snapshot().phases) { interpreter.setNeedsLayout() }
    endTurn()
  }

  // MARK: Events of the list

  /// The current state of the list and its controls.
  func snapshot() -> ListSnapshot {
    var phases = EdgePhases()
    var revealing = EdgeSet()
    for edge in controllers.edges {
      guard let controller = controllers[edge] else { continue }
      phases.record(controller.machine, at: edge)
      if controller.isRevealing { revealing.insert(edge) }
    }
    let insets = insets(start: startInset, end: endInset)
    return ListSnapshot(
      offset: point(offset),
      size: point(viewport),
      content: point(content),
      contentInset: insets,
      adjustedInset: insets,
      pan: pan,
      isTracking: isDragging || isTouched,
      isDragging: isDragging,
      isDecelerating: list.isDecelerating || isShowingFrame,
      isInWindow: isInWindow,
      phases: phases,
      revealing: revealing
    )
  }

  private var pan: ListPan { ListPan(phase: panPhase, translation: point(-travel)) }

  private func point(_ length: Double) -> ListPoint {
    isHorizontal ? ListPoint(x: length) : ListPoint(y: length)
  }

  func insets(start: Double, end: Double) -> ListInsets {
    isHorizontal ? ListInsets(left: start, right: end) : ListInsets(top: start, bottom: end)
  }

  /// Handles one event, with a limited number of writes.
  func event(isLayout: Bool = false, _ body: () -> Void) {
    let isOutermost = interpreter.enter(isLayout: isLayout)
    body()
    guard isOutermost else { return }
    if interpreter.takeMissed() { process(snapshot()) }
    interpreter.leave()
  }

  /// Handles changes of the list since the last call.
  func look() {
    guard !interpreter.isBusy else { return interpreter.miss(pan) }
    event { process(snapshot()) }
  }

  /// Lays the list out if needed, as at the end of a turn of the run loop.
  func endTurn() {
    // A list settles after a layout or two, as lists in apps do.
    for _ in 0..<4 where !interpreter.isBusy {
      let list = snapshot()
      guard interpreter.awaitsLayout(of: list) else { return }
      event(isLayout: true) { process(list, isLayout: true) }
      for edge in controllers.edges { controllers[edge]?.fillScreen() }
    }
  }

  private func process(_ list: ListSnapshot, isLayout: Bool = false) {
    interpreter.process(list, isLayout: isLayout)
    while let command = interpreter.next(snapshot()) { perform(command) }
  }

  private func perform(_ command: ScrollCommand) {
    switch command {
    case .send(let event, let edge): controllers[edge]?.send(event)
    case .scrolled(let reading, let edge): controllers[edge]?.scrolled(reading)
    case .displaced(let reading, let edge): controllers[edge]?.displaced(reading)
    case .reveal(let offset, let edge, let seconds):
      guard let controller = controllers[edge] else { return }
      scroll(to: offset, at: edge, animation: controller.reveal(seconds: seconds))
    case .offset(let offset, _, _): write(offset)
    case .inset(let insets): write(insets)
    case .show, .place: break
    }
  }

  // MARK: Writes

  /// Writes the insets, if they have changed, and if no pass is going on, which writes them.
  func flush() {
    if let insets = interpreter.insetsToWrite(snapshot()) { write(insets) }
  }

  private func write(_ insets: ListInsets) {
    let before = snapshot()
    interpreter.write(true)
    startInset = isHorizontal ? insets.left : insets.top
    endInset = isHorizontal ? insets.right : insets.bottom
    edgesMoved()
    look()
    interpreter.write(false)
    _ = interpreter.wrote(insets, to: before, snapshot())
  }

  private func write(_ offset: ListPoint) {
    list.stop()
    interpreter.write(true)
    self.offset = isHorizontal ? offset.x : offset.y
    look()
    interpreter.write(false)
    interpreter.wroteOffset(snapshot())
    mirror?.simulated(.scrolled)
  }
}

extension ListSnapshot {
  /// A list without an extent.
  static let empty = ListSnapshot(
    offset: .zero,
    size: .zero,
    content: .zero,
    contentInset: ListInsets(),
    adjustedInset: ListInsets()
  )
}
