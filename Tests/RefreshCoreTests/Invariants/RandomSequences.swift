import RefreshCore
import TestSupport

/// Sequences of events as a list, an app and its timers may send them.
///
/// Readings move in random steps round the numbers of the behavior. Delays end only once they
/// have been started, except for a few stale ones.
struct RandomSequences: Sendable {
  let behavior: RefreshBehavior
  private let marks: [Double]
  private let calls: [RefreshEvent]

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    let distance = behavior.trigger.distance.points
    let reach = behavior.height * behavior.trigger.visibleFraction - behavior.trigger.preload.points
    var edges: [Double] = [0, distance, behavior.height, reach, 3 * behavior.height]
    var calls = Self.calls
    if behavior.trigger.when == .system { calls += Array(repeating: .triggered, count: 3) }
    if let level = behavior.secondLevel {
      edges += [level.distance, level.height * 5 / 6, level.height]
      calls += [.openSecondLevel, .openSecondLevel, .openSecondLevel, .closeSecondLevel]
    }
    self.calls = calls
    marks = edges.reduce(into: [-300]) { marks, edge in
      marks += [-1, -0.5, 0, 0.5, 1].map { edge + $0 }
    }
  }

  /// Runs the sequence of a seed to its rest.
  func run<Machine: Watched>(seed: UInt64, _ run: inout WatchedRun<Machine>) throws(Violation) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<(4 + random.next(below: 28)) {
      try step(&random, &run)
    }
    let mayTimeOut = behavior.timing.timeout < .infinity
    try run.comeToRest(byTimeout: mayTimeOut && random.oneIn(2))
  }

  private func step<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    switch random.next(below: 100) {
    case ..<41: try scroll(&random, &run)
    case ..<44: try displace(&random, &run)
    case ..<52: try liftFinger(&random, &run)
    case ..<58: try run.send(.begin)
    case ..<68: try run.send(.end(random.pick(Self.outcomes)))
    case ..<84: try ring(&random, &run)
    case ..<88: try changeContent(&random, &run)
    case ..<92: try changeInsets(&random, &run)
    default: try run.send(random.pick(calls))
    }
  }

  private static let outcomes: [RefreshOutcome] = [
    .success, .success, .success, .exhausted, .failure, .cancelled,
  ]

  /// What the app and the surroundings say; the friendly calls come more often.
  private static let calls: [RefreshEvent] = [
    .attached, .attached, .detached, .enabled, .enabled, .disabled, .shown, .shown, .hidden,
    .reset, .reset, .opposite(isBusy: true), .opposite(isBusy: false), .opposite(isBusy: false),
    .displaced, .gestureCancelled, .refreshing(true), .refreshing(true), .refreshing(false),
  ]

  private func scroll<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    // A finger comes and goes without a word, where the list sees only its offset.
    let changesHands = random.oneIn(run.reading.isDragging ? 12 : 3)
    let isDragging = run.reading.isDragging != changesHands
    if random.oneIn(2) {
      try run.scroll(to: random.pick(marks), dragging: isDragging)
    } else {
      run.reading.offset += Double(random.next(below: 81) - 40) * 0.5
      run.reading.isDragging = isDragging
      try run.send(.scrolled)
    }
  }

  /// Moves the list without a scroll, as bars, keyboards and reloads do.
  private func displace<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    let behavior = run.invariants.behavior
    let rest = behavior.rest(in: run.reading)
    run.reading.offset = behavior.edge.offset(atPull: random.pick(marks), from: rest)
    if random.oneIn(4) { run.reading.isDragging.toggle() }
    try run.send(.displaced)
  }

  /// Lifts the finger, or lets the system cancel its gesture.
  private func liftFinger<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    guard run.reading.isDragging else { return try scroll(&random, &run) }
    run.reading.isDragging = false
    guard random.oneIn(6) else { return try run.send(.released) }
    try run.send(.gestureCancelled)
    try run.send(.displaced)
  }

  private func ring<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    if random.oneIn(12) { return try run.send(random.pick(RefreshDelay.allCases).event) }
    let delays = RefreshDelay.timeoutLast
    let first = random.next(below: delays.count)
    for index in delays.indices {
      let delay = delays[(first + index) % delays.count]
      if run.delays.contains(delay) { return try run.finish(delay) }
    }
    try scroll(&random, &run)
  }

  private func changeContent<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    run.reading.content = random.pick([0, 200, 536, 560, 600, 1000, 2000])
    try run.send(.contentChanged)
  }

  private func changeInsets<Machine: Watched>(
    _ random: inout SplitMix64,
    _ run: inout WatchedRun<Machine>
  ) throws(Violation) {
    run.reading.start = random.pick([0, 64, 98])
    run.reading.end = random.pick([0, 34, 100])
    run.reading.viewport = random.pick([600, 600, 300])
    try run.send(.insetsChanged)
  }
}
