import RefreshCore
import RefreshSimulator
import RefreshWorld

/// Puts our control into the state that a library was recorded in.
///
/// Only events lead there: our machine starts at rest and takes the first of a few short routes
/// that ends in the recorded state. Some routes scroll in a list of other extents first, which then
/// become those of the recording; so a control can be armed at any offset.
struct Restart {
  private let behavior: RefreshBehavior
  private let peer: PeerObservation
  private let facts: Facts

  init(_ behavior: RefreshBehavior, as peer: PeerObservation, _ facts: Facts) {
    self.behavior = behavior
    self.peer = peer
    self.facts = facts
  }

  /// Our control in that state, and the insets of its app; if ours has no such state, in the nearest.
  func control() -> (replay: Replay, start: Double, end: Double) {
    var reading = facts.reading
    reading.offset = peer.offset
    var replay = nearest(in: reading)
    // At rest, the insets that the library has left are the app's from then on.
    if !peer.isBusy {
      let shown = replay.observation
      reading.start += peer.top - shown.top
      reading.end += peer.bottom - shown.bottom
      if reading != facts.reading { replay = nearest(in: reading) }
    }
    return (replay, reading.start, reading.end)
  }

  private func nearest(in reading: ScrollReading) -> Replay {
    var best: (replay: Replay, distance: Int)?
    for route in routes(in: reading) {
      let replay = route.replay(behavior)
      let fields = peer.differences(from: replay.observation, ahead: nil).subtracting(.progress)
      // The state counts for more than all the rest.
      let distance = fields.contains(.state) ? 8 : fields.rawValue.nonzeroBitCount
      if distance < best?.distance ?? .max { best = (replay, distance) }
      if distance == 0 { break }
    }
    return best?.replay ?? Replay(behavior, in: TraceScene())
  }
}

extension Restart {
  /// A list, and what happens in it.
  private struct Route {
    var reading: ScrollReading
    var stimuli: [Stimulus]

    func replay(_ behavior: RefreshBehavior) -> Replay {
      var scene = TraceScene()
      scene.viewport = reading.viewport
      scene.content = reading.content
      scene.start = reading.start
      scene.end = reading.end
      scene.offset = reading.offset
      var replay = Replay(behavior, in: scene)
      for stimulus in stimuli { _ = replay.play(stimulus) }
      return replay
    }
  }

  /// The routes to try, in this order.
  private func routes(in reading: ScrollReading) -> [Route] {
    let moves = moves(to: reading.offset)
    let routes: [Route]
    if peer.isBusy {
      routes = begins.flatMap { begin in
        [Route(reading: reading, stimuli: begin)]
          + moves.map { Route(reading: reading, stimuli: begin + $0) }
          + moves.map { Route(reading: reading, stimuli: $0 + begin) }
      }
    } else {
      let layout = reading.layout
      let pulled = reading.resting(at: behavior.threshold + 1, behavior)
      let away = reading.resting(at: -1000, behavior)
      routes =
        spent(in: reading)
        + endings.flatMap { ending in
          moves.map { Route(reading: reading, stimuli: ending + $0) }
            + moves.map { Route(reading: pulled, stimuli: ending + $0 + layout) }
            + moves.map { Route(reading: away, stimuli: ending + $0 + layout) }
        }
    }
    return routes.map { Route(reading: $0.reading, stimuli: $0.stimuli + presence) }
  }

  /// The scrolls to an offset: with the finger, without it, or with one that has just lifted.
  private func moves(to offset: Double) -> [[Stimulus]] {
    let scroll = Stimulus.scroll(to: offset, dragging: facts.reading.isDragging)
    guard !facts.reading.isDragging else { return [[scroll]] }
    return [[scroll], [.scroll(to: offset, dragging: true), .release]]
  }

  /// What makes ours busy for as long as the library has been.
  private var begins: [[Stimulus]] {
    guard peer.isRefreshing else { return [[.window(attached: false), .begin]] }
    let calls = facts.peer.calls
    // A library that is slow to leave has ended for longer than ours can have.
    let ends = calls.filter { if case .end = $0 { true } else { false } }
    let leave: [Stimulus] = facts.isAttached ? [] : [.window(attached: false)]
    return [[.begin] + calls + leave, [.begin] + ends + leave]
  }

  /// What brings ours to rest, or as far on the way to it as the library is.
  private var endings: [[Stimulus]] {
    var outcomes: [RefreshOutcome] = []
    if let outcome = facts.peer.outcome, facts.peer.lateCompletions > 0 || peer.completed == nil {
      outcomes.append(outcome)
      if peer.phases.contains(.ending) && outcome != .success { outcomes.append(.success) }
    }
    let timing = behavior.timing
    let waits = facts.peer.calls.filter { if case .wait = $0 { true } else { false } }
    let endings = outcomes.map { outcome in
      [.begin, .wait(timing.reveal), .end(outcome), .wait(timing.endDelay)] + waits
    }
    return endings + [[]] + (peer.phases.contains(.exhausted) ? [[.end(.exhausted)]] : [])
  }

  /// The route to rest within a drag that has started as many refreshes as the library's.
  private func spent(in reading: ScrollReading) -> [Route] {
    let starts = facts.peer.startsInDrag
    guard behavior.trigger.kind == .reach, facts.reading.isDragging, starts > 0 else { return [] }
    var list = reading.resting(at: behavior.threshold + 1, behavior)
    list.offset -= 1
    let refresh: [Stimulus] = [
      .scroll(to: list.offset, dragging: true), .scroll(to: reading.offset, dragging: true),
      .end(.success),
    ]
    let refreshes = (0..<starts).flatMap { _ in refresh }
    return [Route(reading: list, stimuli: refreshes + reading.layout)]
  }

  /// Whether ours is shown, and on screen.
  private var presence: [Stimulus] {
    let hide: [Stimulus] = facts.peer.isHidden ? [.hidden(true)] : []
    return hide + (facts.isAttached || peer.isBusy ? [] : [.window(attached: false)])
  }
}

extension ScrollReading {
  /// The events that give a list these extents.
  fileprivate var layout: [Stimulus] { [.content(content), .insets(start: start, end: end)] }

  /// A list that this offset pulls by a distance.
  fileprivate func resting(at pull: Double, _ behavior: RefreshBehavior) -> ScrollReading {
    var list = self
    let isFar = behavior.edge.isFar
    let rest = isFar ? offset - pull : offset + pull
    list.start = isFar ? max(0, -rest) : -rest
    list.end = 0
    // Long enough for any offset.
    list.content = isFar ? rest + viewport : 100_000
    return list
  }
}
