import RefreshCore

/// What the ways of a control depend on: its choices, and how the places of walks compare with its
/// numbers.
///
/// Ways are searched for with durations that stand for all others, so that a control's ways follow
/// from its own spec alone, whatever other controls were seen before it.
struct WalkClass: Sendable, Hashable {
  /// The behavior that ways are searched for with.
  let behavior: RefreshBehavior
  private let words: SIMD3<UInt64>

  init(_ behavior: RefreshBehavior) {
    var representative = behavior
    representative.timing = Self.representative(of: behavior.timing)
    self.behavior = representative
    words = [Self.choices(behavior), Self.flags(representative), Self.places(behavior)]
  }

  static func == (left: WalkClass, right: WalkClass) -> Bool {
    left.words == right.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
  }

  /// Durations that are there where others are, and compare as they do where that matters most.
  private static func representative(of timing: RefreshTiming) -> RefreshTiming {
    let minimum = timing.minimumVisible > timing.reveal ? 0.5 : 0.1
    let timeout = timing.timeout > timing.minimumVisible ? 30 : 0.05
    return RefreshTiming(
      reveal: timing.reveal > 0 ? 0.25 : 0,
      retract: timing.retract > 0 ? 0.4 : 0,
      endDelay: timing.endDelay > 0 ? 0.3 : 0,
      minimumVisible: timing.minimumVisible > 0 ? minimum : 0,
      timeout: timing.timeout < .infinity ? timeout : .infinity
    )
  }

  /// Which rules the machine goes by.
  ///
  /// What the control at the opposite edge does is no part of a walk, and so is not here; neither is
  /// what only says how large the control's share of the inset is.
  private static func choices(_ behavior: RefreshBehavior) -> UInt64 {
    let trigger = behavior.trigger
    var word = UInt64(min(max(trigger.perDrag, 0), 0xFFFF_FFFF))
    for choice in [behavior.action.rawValue, trigger.kind.rawValue, trigger.release.rawValue] {
      word = word << 2 | UInt64(choice)
    }
    return word
  }

  private static func flags(_ behavior: RefreshBehavior) -> UInt64 {
    let timing = behavior.timing
    return [
      behavior.style == .overlay, behavior.style == .pull && behavior.inset != .none,
      behavior.trigger.requiresDrag, behavior.isInterruptible, behavior.showsFailure,
      behavior.allowsExhausted, behavior.ignoredInset != 0, timing.reveal > 0, timing.retract > 0,
      timing.endDelay > 0, timing.minimumVisible > 0, timing.minimumVisible > timing.reveal,
      timing.timeout < .infinity, timing.timeout > timing.minimumVisible,
    ].bits
  }

  /// How the places, and the one where a control shows itself, compare with all that the machine
  /// looks at, and with one another.
  private static func places(_ behavior: RefreshBehavior) -> UInt64 {
    let places = WalkPlaces(behavior)
    var readings = WalkPlace.allCases.map { places.reading(at: $0, isDragging: false) }
    var revealed = WalkPlaces.list
    revealed.offset = behavior.revealOffset(in: revealed)
    readings.append(revealed)
    var answers: [Bool] = []
    for reading in readings {
      let pull = behavior.pull(in: reading)
      answers += [
        pull.isBeyond(0), pull.reaches(0), abs(pull) < 0.5, pull.reaches(behavior.height),
        behavior.isPast(pull, wasPast: false), behavior.isPast(pull, wasPast: true),
        behavior.isReached(in: reading),
      ]
    }
    let distances = readings.map { behavior.edge.isFar ? $0.offset : -$0.offset }
    for (index, distance) in distances.enumerated() {
      for other in distances[..<index] { answers += [other < distance, other == distance] }
    }
    return answers.bits
  }
}

extension [Bool] {
  /// As many bits, the first one highest.
  fileprivate var bits: UInt64 {
    reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
