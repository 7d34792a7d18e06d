import RefreshCore
import RefreshRuntime
import RefreshTesting

/// A control in a simulated list, with a clock that stands still and a record of what it says.
///
/// A class, since it stands for the app that holds them.
@MainActor
final class Stage {
  /// What a control says to its app.
  enum Word: Equatable {
    case state(RefreshState)
    case action
    case completion(RefreshOutcome)
  }

  let view: SimulatedScrollView
  let clock = VirtualClock()
  let controller: RefreshController
  private let record = Record()

  /// What has been said so far; apart from the stage, so that the control doesn't hold that.
  private final class Record {
    var words: [Word] = []
  }

  /// A control whose action does what `onAction` says and leaves its end to the test.
  init(
    _ behavior: RefreshBehavior = .header,
    content: Double = 2000,
    start: Double = 0,
    end: Double = 0,
    isInWindow: Bool = true,
    onAction: @escaping @MainActor (RefreshRun) -> Void = { _ in }
  ) {
    view = SimulatedScrollView(content: content, start: start, end: end, isInWindow: isInWindow)
    controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { [record] run in
        record.words.append(.action)
        onAction(run)
      }
    )
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

  private func listen() {
    view.add(controller)
    controller.onStateChange = { [record] in record.words.append(.state($0)) }
    controller.onCompletion = { [record] in record.words.append(.completion($0)) }
  }

  var phase: RefreshPhase { controller.phase }

  /// What has been said since this was last asked.
  func takeWords() -> [Word] {
    defer { record.words = [] }
    return record.words
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
