/// A list that performs the commands of an interpreter.
///
/// After each notification, the interpreter is passed a snapshot of the list. The list performs one
/// command at a time, and a snapshot of the result follows. Notifications that arrive in the meantime
/// are handled at the end.
///
/// A class, since the list may call the interpreter again while it performs a command.
@MainActor
package protocol InterpretedList: AnyObject {
  /// The interpreter, which makes all decisions.
  var interpreter: ScrollInterpreter { get set }

  /// The current state of the list and its controls; `nil` once the list is gone.
  func snapshot() -> ListSnapshot?

  /// Performs a command, and nothing else.
  func perform(_ command: ScrollCommand, in list: ListSnapshot)

  /// Performs changes for a control with an animation, if there is one.
  func animate(
    _ animation: RefreshAnimation?,
    at edge: RefreshEdge,
    changes: @escaping @MainActor () -> Void
  )

  /// Performs changes without an animation, even in a surrounding one.
  func withoutAnimation(_ changes: @MainActor () -> Void)

  /// Requests a call of `look(after:)` before the next frame is shown.
  func wake()
}

extension InterpretedList {
  /// Handles one event, with a limited number of writes.
  package func event(isLayout: Bool = false, body: () -> Void) {
    let isOutermost = interpreter.activity.enter(isLayout: isLayout)
    body()
    // Changes that occurred during a write or another pass are handled now.
    if isOutermost {
      if interpreter.activity.takeMissed(), let list = snapshot() { process(list) }
      interpreter.activity.leave()
    }
    if interpreter.activity.takeNeedsLayout() { wake() }
  }

  /// Handles changes of the list since the last call; `layout` is the list after a layout.
  package func look(after layout: ListSnapshot? = nil) {
    guard let list = layout ?? snapshot() else { return }
    guard interpreter.takes(list) else { return }
    event(isLayout: layout != nil) { process(list, isLayout: layout != nil) }
  }

  private func process(_ list: ListSnapshot, isLayout: Bool = false) {
    interpreter.process(list, isLayout: isLayout)
    var current: ListSnapshot? = list
    while let list = current, let command = interpreter.next(in: list) {
      switch command {
      case .offset(_, _, .none): withoutAnimation { write(command, in: list) }
      case .offset, .inset: write(command, in: list)
      case .send, .scrolled, .displaced, .reveal, .show, .place: perform(command, in: list)
      }
      if interpreter.activity.takeStale() { current = snapshot() }
    }
    // The list is gone.
    if current == nil { interpreter.cancel() }
  }

  /// Performs all effects of one event of a control, with a limited number of writes.
  package func performEffects(_ body: () -> Void) {
    let isOccasion = interpreter.activity.enterAnswer()
    body()
    if isOccasion { interpreter.activity.leaveAnswer() }
  }

  /// Handles the request of a control for an added inset.
  package func request(inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    guard let list = snapshot() else { return }
    event {
      switch interpreter.request(inset, at: edge, isAnimated: animation != nil, in: list) {
      case .none: break
      case .write(let isAnimated):
        animate(isAnimated ? animation : nil, at: edge) { [self] in
          flush()
          perform(.place, in: list)
        }
      case .goBack:
        animate(animation, at: edge) { [self] in
          if let command = interpreter.goBack(from: edge, in: list) { write(command, in: list) }
        }
        withoutAnimation { flush() }
      }
    }
  }

  /// Handles the request of a control for a scroll.
  package func request(offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    event {
      guard let list = snapshot(),
        interpreter.mayReveal(at: edge, seconds: animation?.duration ?? 0, in: list)
      else { return }
      animate(animation, at: edge) { [self] in
        guard let list = snapshot() else { return }
        let command = interpreter.write(offset, at: edge, motion: .inherited, in: list)
        if let command { write(command, in: list) }
        perform(.place, in: list)
      }
      if let list = snapshot() { interpreter.revealed(at: edge, in: list) }
    }
  }

  /// Scrolls a list to rest as a control leaves it.
  package func goBack(from edge: RefreshEdge) {
    event {
      guard let list = snapshot(), let command = interpreter.wayBack(from: edge, in: list) else {
        return
      }
      withoutAnimation { write(command, in: list) }
    }
  }

  /// Writes the insets, if they have changed, and if no pass is going on, which writes them.
  package func flush() {
    if let list = snapshot(), let command = interpreter.flush(in: list) { write(command, in: list) }
  }

  private func write(_ command: ScrollCommand, in list: ListSnapshot) {
    interpreter.activity.write(true)
    perform(command, in: list)
    interpreter.activity.write(false)
    guard let now = snapshot() else { return }
    let next = interpreter.wrote(command, over: list, in: now)
    if case .inset = command { perform(.place, in: now) }
    if let next { write(next, in: now) }
  }
}

/// An interpreted list with controllers.
@MainActor
package protocol ControlledList: InterpretedList, ScrollHost {
  var controllers: EdgeTable<RefreshController> { get }
  /// The pull of a control whose `UIRefreshControl` the list does not have.
  var systemTrigger: SystemTrigger { get set }
}

extension ControlledList {
  /// The phases of the controls, and those whose reveal animation is running.
  package var states: (phases: EdgePhases, revealing: EdgeSet) {
    var (phases, revealing) = (EdgePhases(), EdgeSet())
    let controllers = controllers
    for edge in controllers.edges {
      guard let controller = controllers[edge] else { continue }
      phases.record(controller.machine, at: edge)
      if controller.isRevealing { revealing.insert(edge) }
    }
    return (phases, revealing)
  }

  /// Passes an event to its control.
  package func send(_ command: ScrollCommand) {
    switch command {
    case .send(let event, let edge): controller(at: edge)?.send(event)
    case .scrolled(let reading, let edge):
      guard let controller = controller(at: edge) else { return }
      controller.scrolled(reading)
      if edge == .top, systemTrigger.fires(at: reading, of: controller.machine) {
        controller.send(.triggered)
      }
    case .displaced(let reading, let edge): controller(at: edge)?.displaced(to: reading)
    case .reveal(let offset, let edge, let seconds):
      guard let controller = controller(at: edge) else { return }
      request(offset: offset, at: edge, animation: controller.reveal(seconds: seconds))
    case .offset, .inset, .show, .place: break
    }
  }

  /// Handles a layout, after which the content may not fill the screen.
  package func settle(after layout: ListSnapshot) {
    look(after: layout)
    for edge in controllers.edges { controllers[edge]?.fillScreen() }
  }
}
