package import RefreshRuntime
import RefreshWorld

/// Reading and writing the list for the interpreter.
extension SimulatedScrollView: ControlledList {
  // MARK: Controls

  /// Adds a control, replacing the one at the same edge.
  package func add(_ controller: RefreshController) {
    follow(at: controller.edge)
    controllers[controller.edge] = controller
    interpreter.add(controller.machine.behavior, in: current)
  }

  /// The control at an edge, if there is one.
  package func controller(at edge: RefreshEdge) -> RefreshController? {
    controllers[edge]
  }

  package func remove(_ controller: RefreshController) {
    guard controllers[controller.edge] === controller else { return }
    controllers[controller.edge] = nil
    interpreter.remove(at: controller.edge)
  }

  /// Lets the list scroll along the axis of its first control.
  private func follow(at edge: RefreshEdge) {
    guard controllers.edges.isEmpty, isHorizontal != edge.isHorizontal else { return }
    isHorizontal = edge.isHorizontal
    interpreter = ScrollInterpreter(list: current)
  }

  // MARK: Requests of controls

  /// The geometry of the scroll view, without the added inset of the control at `edge`.
  package func reading(at edge: RefreshEdge) -> ScrollReading {
    follow(at: edge)
    return interpreter.reading(at: edge, in: current)
  }

  /// Sets the inset that the control at `edge` adds, without waiting for the animation.
  package func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    follow(at: edge)
    handle(.addedInset(inset, edge, isAnimated: animation != nil), animation: animation)
  }

  /// Lays the list out if a control has asked for a scroll that waits for a layout.
  package func answered() {
    if interpreter.awaitsLayout(of: states.phases) { interpreter.activity.setNeedsLayout() }
    endTurn()
  }

  // MARK: The list

  /// The current state of the list and its controls.
  package func snapshot() -> ListSnapshot? { current }

  var current: ListSnapshot {
    let insets = insets(start: startInset, end: endInset)
    var current = ListSnapshot(
      offset: point(offset),
      size: point(viewport),
      content: point(content),
      contentInset: insets,
      adjustedInset: insets
    )
    current.pan = ListPan(phase: panPhase, translation: point(-travel))
    current.isTracking = isDragging || isTouched
    current.isDragging = isDragging
    current.isDecelerating = list.isDecelerating || isShowingFrame
    current.isInWindow = isInWindow
    (current.phases, current.revealing) = states
    return current
  }

  private func point(_ length: Double) -> ListPoint {
    isHorizontal ? ListPoint(x: length) : ListPoint(y: length)
  }

  func insets(start: Double, end: Double) -> ListInsets {
    isHorizontal ? ListInsets(left: start, right: end) : ListInsets(top: start, bottom: end)
  }

  /// Lays the list out if needed, as at the end of a turn of the run loop.
  func endTurn() {
    // A list settles after a layout or two, as lists in apps do.
    for _ in 0..<4 where !interpreter.isBusy {
      let list = current
      guard interpreter.awaitsLayout(of: list) else { return }
      settle(after: list)
    }
  }

  // MARK: Commands

  package func perform(
    _ command: ScrollCommand,
    in list: ListSnapshot,
    animation: RefreshAnimation?
  ) {
    switch command {
    case .offset(let offset, let motion):
      note(motion, animation)
      self.list.stop()
      self.offset = isHorizontal ? offset.x : offset.y
      interpretChanges()
      mirror?.simulated(.scrolled)
    case .inset(let insets, let motion):
      note(motion, animation)
      startInset = isHorizontal ? insets.left : insets.top
      endInset = isHorizontal ? insets.right : insets.bottom
      edgesMoved()
      interpretChanges()
    case .place(let motion): note(motion, animation)
    case .send, .scrolled, .displaced, .reveal, .remove, .show, .wake: send(command)
    }
  }

  private func note(_ motion: ScrollCommand.Motion, _ animation: RefreshAnimation?) {
    if case .animated = motion { lastAnimation = animation }
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
