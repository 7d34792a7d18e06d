import RefreshCore

/// What a control waits for.
enum WalkDelay: UInt8, Sendable, CaseIterable {
  case reveal = 1
  case minimum
  case endDelay
  case timeout
  case retract

  /// What it tells the control once it is over.
  var event: RefreshEvent {
    switch self {
    case .reveal: .revealed
    case .minimum: .minimumShown
    case .endDelay: .endDelayed
    case .timeout: .timedOut
    case .retract: .retracted
    }
  }

  /// How a control asks for it.
  var start: RefreshEffects {
    switch self {
    case .reveal: .startsReveal
    case .minimum: .startsMinimum
    case .endDelay: .startsEndDelay
    case .timeout: .startsTimeout
    case .retract: .startsRetract
    }
  }

  /// All requests for delays.
  static let starts: RefreshEffects =
    [.startsReveal, .startsMinimum, .startsEndDelay, .startsTimeout, .startsRetract]

  /// What the tests of a control call it.
  var name: String {
    switch self {
    case .reveal: "reveal"
    case .minimum: "minimumVisible"
    case .endDelay: "endDelay"
    case .timeout: "timeout"
    case .retract: "retract"
    }
  }

  /// The duration, in seconds.
  func seconds(_ timing: RefreshTiming) -> Double {
    switch self {
    case .reveal: timing.reveal
    case .minimum: timing.minimumVisible
    case .endDelay: timing.endDelay
    case .timeout: timing.timeout
    case .retract: timing.retract
    }
  }
}

/// The delays that run for a control, in the order in which they were started.
///
/// There is at most one of each kind, so all of them fit into vectors, and searches copy them
/// without a trip to the heap.
struct WalkDelays: Sendable {
  /// Sums of decimal fractions fall short of what they stand for by less.
  private static let tolerance = 1e-9

  private var count = 0
  private var kinds = SIMD8<UInt8>()
  /// How much of each is left, in seconds.
  private var rests = SIMD8<Double>()

  /// One of them, with how much of it is left.
  struct Rest {
    let delay: WalkDelay
    let seconds: Double
  }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// The one that is over next, of those at one time the first that was started.
  var next: Rest? {
    guard let first = (0..<count).min(by: { rests[$0] < rests[$1] }) else { return nil }
    return WalkDelay(rawValue: kinds[first]).map { Rest(delay: $0, seconds: rests[first]) }
  }

  /// Starts one, which takes the place of one of its kind.
  mutating func start(_ delay: WalkDelay, _ seconds: Double) {
    if let index = (0..<count).first(where: { kinds[$0] == delay.rawValue }) { remove(at: index) }
    (kinds[count], rests[count]) = (delay.rawValue, seconds)
    count += 1
  }

  /// Lets time pass.
  mutating func pass(_ seconds: Double) {
    for index in 0..<count { rests[index] -= seconds }
  }

  /// Takes out the one that was over first, if any is; of those at one time the first that was
  /// started.
  mutating func takeFinished() -> WalkDelay? {
    var first: Int?
    for index in 0..<count where rests[index] < Self.tolerance {
      if let first, rests[index] >= rests[first] - Self.tolerance { continue }
      first = index
    }
    guard let first else { return nil }
    let delay = WalkDelay(rawValue: kinds[first])
    remove(at: first)
    return delay
  }

  /// Mixes in what decides what comes next, apart from what is too little to matter.
  func add(to fingerprint: inout Fingerprint) {
    for index in 0..<count {
      fingerprint.add(UInt64(kinds[index]))
      fingerprint.add((rests[index] * 1e6).rounded().bitPattern)
    }
  }

  private mutating func remove(at index: Int) {
    count -= 1
    for next in index..<count { (kinds[next], rests[next]) = (kinds[next + 1], rests[next + 1]) }
    (kinds[count], rests[count]) = (0, 0)
  }
}
