import RefreshCore
import RefreshPreview
import RefreshWorld

/// A restart of our control in the recorded state of a library.
///
/// Only events change the state of a control. So the control starts at rest, and the restart tries a
/// few short routes until one ends in the recorded state. Some routes scroll in a list with another
/// layout first, and then change the layout to the recorded one, so a control can be armed at any offset.
struct Restart {
  private let behavior: RefreshBehavior
  private let peer: PeerObservation
  private let facts: Facts

  init(_ behavior: RefreshBehavior, as peer: PeerObservation, _ facts: Facts) {
    (self.behavior, self.peer, self.facts) = (behavior, peer, facts)
  }

  /// Our control in the recorded state, and the insets of its app.
  ///
  /// If no route ends in the recorded state, the control is in the nearest state.
  func control() -> (replay: Replay, start: Double, end: Double) {
    var reading = facts.reading
    reading.offset = peer.offset
    var replay = nearest(in: reading)
    // At rest, the insets that the library has left count as the app's insets from now on.
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
      // A difference of the state counts more than all others.
      let distance = fields.contains(.state) ? 8 : fields.rawValue.nonzeroBitCount
      if distance < best?.distance ?? .max { best = (replay, distance) }
      if distance == 0 { break }
    }
    return best?.replay ?? Replay(behavior: behavior, in: TraceScene())
  }
}

extension Restart {
  /// A list, and the stimuli that lead a control at rest in this list to another state.
  private struct Route {
    var reading: ScrollReading
    var stimuli: [Stimulus]

    func replay(_ behavior: RefreshBehavior) -> Replay {
      var scene = TraceScene()
      (scene.viewport, scene.content) = (reading.viewport, reading.content)
      (scene.start, scene.end, scene.offset) = (reading.start, reading.end, reading.offset)
      var replay = Replay(behavior: behavior, in: scene)
      for stimulus in stimuli { _ = replay.play(stimulus) }
      return replay
    }
  }

  /// The routes to try, in order.
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

  /// The stimuli that scroll to an offset.
  ///
  /// If the finger is down, the scroll is a drag. Otherwise, either the list scrolls without a finger,
  /// or a finger drags the list and then lifts.
  private func moves(to offset: Double) -> [[Stimulus]] {
    let scroll = Stimulus.scroll(to: offset, dragging: facts.reading.isDragging)
    guard !facts.reading.isDragging else { return [[scroll]] }
    return [[scroll], [.scroll(to: offset, dragging: true), .release]]
  }

  /// The stimuli that make our control busy for as long as the library has been.
  private var begins: [[Stimulus]] {
    guard peer.isRefreshing else { return [[.window(attached: false), .begin]] }
    let calls = facts.peer.calls
    // The library may stay busy after an end for longer than our control, so the second sequence
    // leaves out the waits.
    let ends = calls.filter { if case .end = $0 { true } else { false } }
    let leave: [Stimulus] = facts.isAttached ? [] : [.window(attached: false)]
    return [[.begin] + calls + leave, [.begin] + ends + leave]
  }

  /// The stimuli that bring our control to rest, or as far into the retraction as the library is.
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

  /// The route to rest in a drag that has started as many refreshes as the drag of the library.
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

  /// The stimuli that hide our control or take it off-screen, as in the recording.
  private var presence: [Stimulus] {
    let hide: [Stimulus] = facts.peer.isHidden ? [.hidden(true)] : []
    return hide + (facts.isAttached || peer.isBusy ? [] : [.window(attached: false)])
  }
}

extension ScrollReading {
  /// The stimuli that give a list the content and the insets of this reading.
  fileprivate var layout: [Stimulus] { [.content(content), .insets(start: start, end: end)] }

  /// A list in which the current offset is a pull of `pull` points.
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
