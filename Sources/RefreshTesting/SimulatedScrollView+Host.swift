package import RefreshRuntime
import RefreshWorld

/// The controls of the list.
extension SimulatedScrollView: ControlledList {
  /// Adds a control, replacing the one at the same edge.
  package func add(_ controller: RefreshController) {
    follow(controller.edge)
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
  private func follow(_ edge: RefreshEdge) {
    if controllers.edges.isEmpty { update { $0.follow(edge) } }
  }

  /// The geometry of the scroll view, without the added inset of the control at `edge`.
  package func reading(at edge: RefreshEdge) -> ScrollReading {
    follow(edge)
    return interpreter.reading(at: edge, in: current)
  }

  /// Sets the inset that the control at `edge` adds, without waiting for the animation.
  package func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    follow(edge)
    handle(.addedInset(inset, edge, isAnimated: animation != nil), animation: animation)
  }

  /// Lays the list out if a control has asked for a scroll that waits for a layout.
  package func answered() {
    if interpreter.awaitsLayout(of: states.phases) { interpreter.activity.setNeedsLayout() }
    endTurn()
  }

  /// The current state of the list and its controls.
  package func snapshot() -> ListSnapshot? { current }

  var current: ListSnapshot {
    let states = states
    return list.snapshot(phases: states.phases, revealing: states.revealing)
  }

  package func perform(
    _ command: ScrollCommand,
    in snapshot: ListSnapshot,
    animation: RefreshAnimation?
  ) {
    switch command {
    case .offset(_, let motion):
      note(motion, animation)
      write(command)
      mirror?.simulated(.scrolled)
    case .inset(_, let motion):
      note(motion, animation)
      write(command)
    case .place(let motion): note(motion, animation)
    case .send, .scrolled, .displaced, .reveal, .remove, .show, .wake: send(command)
    }
  }

  private func write(_ command: ScrollCommand) {
    update { $0.write(command) }
    interpretChanges()
  }

  private func note(_ motion: ScrollCommand.Motion, _ animation: RefreshAnimation?) {
    if case .animated = motion { lastAnimation = animation }
  }
}
