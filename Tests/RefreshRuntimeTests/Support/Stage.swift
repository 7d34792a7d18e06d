import RefreshCore
import RefreshRuntime

/// A control in a simulated list, with a clock that stands still and a record of what it says.
///
/// A class, since the control calls back into it.
@MainActor
final class Stage {
  /// What a control says to its app.
  enum Word: Equatable {
    case phase(RefreshPhase)
    case action
    case completion(RefreshOutcome)
  }

  let view: SimulatedScrollView
  let clock = VirtualClock()
  let controller: RefreshController
  private(set) var words: [Word] = []

  /// A control whose action does what `onAction` says and leaves its end to the test.
  init(
    _ behavior: RefreshBehavior = .header,
    content: Double = 2000,
    start: Double = 0,
    end: Double = 0,
    isInWindow: Bool = true,
    onAction: @escaping @MainActor (RefreshController) -> Void = { _ in }
  ) {
    var note: @MainActor (Word) -> Void = { _ in }
    view = SimulatedScrollView(content: content, start: start, end: end, isInWindow: isInWindow)
    let relay = Relay()
    controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { controller in
        relay.note(.action)
        onAction(controller)
      }
    )
    note = { [unowned self] in words.append($0) }
    relay.note = note
    listen()
  }

  /// A control whose action is `work`.
  init(_ behavior: RefreshBehavior = .header, work: Work) {
    view = SimulatedScrollView()
    controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .task { try await work.run() }
    )
    listen()
  }

  /// What the action of the control speaks through, since the control is there before the stage.
  private final class Relay {
    var note: @MainActor (Word) -> Void = { _ in }
  }

  private func listen() {
    view.add(controller)
    controller.onPhaseChange = { [unowned self] in words.append(.phase($0)) }
    controller.onCompletion = { [unowned self] in words.append(.completion($0)) }
  }

  var phase: RefreshPhase { controller.phase }

  /// What has been said since this was last asked.
  func takeWords() -> [Word] {
    defer { words = [] }
    return words
  }

  /// Scrolls until the list is pulled so far past the control's edge.
  func scroll(to pull: Double, dragging: Bool) {
    let behavior = controller.machine.behavior
    let rest = behavior.rest(in: view.reading(at: controller.edge))
    view.scroll(to: behavior.edge.isFar ? rest + pull : rest - pull, dragging: dragging)
  }

  /// Pulls the list with a finger and lets it go.
  func pullAndLift(to pull: Double) {
    scroll(to: pull, dragging: true)
    view.lift()
  }

  /// Refreshes until the action runs and nothing is in the way of its end.
  func refresh() {
    let timing = controller.machine.behavior.timing
    controller.begin()
    clock.advance(by: max(timing.reveal, timing.minimumVisible))
  }
}
