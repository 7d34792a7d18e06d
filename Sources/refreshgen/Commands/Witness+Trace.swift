import RefreshCore
import RefreshExploration
import RefreshJSON
import RefreshSimulator

extension Witness {
  /// The way as a trace that `simulate` plays.
  func trace(_ timing: RefreshTiming) -> String {
    var scene = TraceScene()
    scene.viewport = start.viewport
    scene.content = start.content
    scene.start = start.start
    scene.end = start.end
    scene.offset = start.offset
    let lines = [scene.json] + steps.flatMap { $0.events(timing) }.map(\.json)
    return lines.map { $0.compactText + "\n" }.joined()
  }
}

extension Witness.Step {
  fileprivate func events(_ timing: RefreshTiming) -> [TraceEvent] {
    switch self {
    case .scroll(let reading): [.scroll(to: reading.offset, dragging: reading.isDragging)]
    case .scene(let reading):
      [.content(reading.content), .inset(start: reading.start, end: reading.end)]
    case .event(let event): [event.traceEvent(timing)]
    }
  }
}

extension ProofStep.Simple {
  /// The event of a trace; the end of a delay comes, at the latest, once the whole delay passes.
  fileprivate func traceEvent(_ timing: RefreshTiming) -> TraceEvent {
    switch self {
    case .released: .drop
    case .begin: .begin
    case .success: .end(.success)
    case .exhausted: .end(.exhausted)
    case .failure: .end(.failure)
    case .cancelled: .end(.cancelled)
    case .revealed: .advance(timing.reveal)
    case .retracted: .advance(timing.retract)
    case .minimumShown: .advance(timing.minimumVisible)
    case .endDelayed: .advance(timing.endDelay)
    case .timedOut: .advance(timing.timeout)
    case .attached: .window(attached: true)
    case .detached: .window(attached: false)
    case .reset: .reset
    case .enabled: .enabled(true)
    case .disabled: .enabled(false)
    case .hidden: .hide
    case .shown: .show
    case .oppositeBusy: .opposite(isBusy: true)
    case .oppositeIdle: .opposite(isBusy: false)
    }
  }
}
