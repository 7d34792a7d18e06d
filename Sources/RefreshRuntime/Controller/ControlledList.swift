/// A list with controllers that performs the commands of an interpreter.
///
/// Notifications and controls become requests to the interpreter, which makes all decisions. The list
/// performs one command at a time, and a snapshot of the result follows.
@MainActor
package protocol ControlledList: ScrollHost {
  var interpreter: ScrollInterpreter { get set }
  var controllers: EdgeTable<RefreshController> { get }
  /// The pull of a control whose `UIRefreshControl` the list does not have.
  var systemTrigger: SystemTrigger { get set }

  /// The current state of the list and its controls; `nil` once the list is gone.
  func snapshot() -> ListSnapshot?

  /// Performs a command of a request, and nothing else; `animation` is that of the request.
  func perform(_ command: ScrollCommand, in list: ListSnapshot, animation: RefreshAnimation?)
}

extension ControlledList {
  /// Performs all commands of a request; `layout` is the list after a layout.
  ///
  /// The list may be asked for something else while it performs a command.
  package func handle(
    _ kind: ScrollRequest.Kind,
    animation: RefreshAnimation? = nil,
    after layout: ListSnapshot? = nil
  ) {
    var request = ScrollRequest(kind)
    var current = layout ?? snapshot()
    while let list = current, let command = interpreter.next(of: &request, in: list) {
      perform(command, in: list, animation: animation)
      if interpreter.isOutdated(request) { current = snapshot() }
    }
    // The list is gone.
    if current == nil { interpreter.cancel(request) }
  }

  /// Interprets the changes of the list since the last call.
  package func interpretChanges() { handle(.changes(isLayout: false)) }

  /// Handles a layout, after which the content may not fill the screen.
  package func settle(after layout: ListSnapshot) {
    handle(.changes(isLayout: true), after: layout)
    for edge in controllers.edges { controllers[edge]?.fillScreen() }
  }

  package func setHeight(_ height: Double, at edge: RefreshEdge) {
    interpreter.setHeight(height, at: edge)
  }

  package func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    handle(.addedInset(inset, edge, isAnimated: animation != nil), animation: animation)
  }

  package func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    handle(.reveal(offset, edge, seconds: animation?.duration), animation: animation)
  }

  /// Performs all effects of one event of a control, with a limited number of writes.
  package func answer(_ body: () -> Void) {
    let isOutermost = interpreter.activity.beginAnswer()
    body()
    if isOutermost { interpreter.activity.endAnswer() }
  }

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

  /// Passes a command to its control.
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
      let animation = controller.reveal(seconds: seconds)
      handle(.reveal(offset, edge, seconds: seconds), animation: animation)
    case .remove(let edge): controllers[edge]?.detach()
    case .offset, .inset, .show, .place, .wake: break
    }
  }
}
