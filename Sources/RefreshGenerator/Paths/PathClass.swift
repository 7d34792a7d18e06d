import RefreshCore
import RefreshWorld

/// The equivalence class of a behavior: behaviors of one class have the same paths.
///
/// Behaviors are in one class if they have the same options, and if their distances and durations
/// compare in the same way with each other and with the positions of paths. The paths of a class
/// are computed with fixed durations, so that the paths of a control do not depend on which control
/// of the class comes first.
struct PathClass: Sendable, Hashable {
  /// The behavior with which paths are computed.
  let behavior: RefreshBehavior
  private let words: [UInt64]

  /// Any `perDrag` above this number has the same paths as no limit.
  private static let mostPerDrag = 8

  init(_ behavior: RefreshBehavior) {
    var representative = behavior
    representative.timing = Self.representative(of: behavior.timing)
    // No path has that many refreshes in one drag, and a search that counts to 1,000 takes a
    // gigabyte.
    if behavior.trigger.perDrag > Self.mostPerDrag { representative.trigger.perDrag = .max }
    self.behavior = representative
    words = Self.options(representative).map(\.bitPattern) + Self.places(behavior)
  }

  static func == (left: PathClass, right: PathClass) -> Bool {
    left.words == right.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
  }

  /// Fixed durations that have the same paths as the given ones.
  ///
  /// Durations of zero stay zero. Comparing `minimumVisible` with `reveal`, or `timeout` with
  /// `minimumVisible`, has the same result as before.
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

  /// The options that affect the paths, other than distances and comparisons.
  ///
  /// Options about the opposite edge, empty lists and the size of the added inset do not.
  private static func options(_ behavior: RefreshBehavior) -> [Double] {
    var behavior = behavior
    behavior.edge = .top
    behavior.inset = behavior.style == .pull && behavior.inset != .none ? .sticky : .none
    (behavior.height, behavior.ignoredInset) = (0, 0)
    (behavior.trigger.distance, behavior.trigger.visible, behavior.trigger.preload) = (0, 0, 0)
    behavior.trigger.comparison = .exclusive
    behavior.secondLevel = behavior.secondLevel.map { _ in
      RefreshSecondLevel(distance: 0, height: 0)
    }
    (behavior.isExclusive, behavior.resetsOnOppositeRefresh) = (true, false)
    behavior.hidesWhenEmpty = false
    return behavior.options
  }

  /// The results of comparing the positions, and those of a control in full view, with the distances
  /// of the behavior and with one another.
  private static func places(_ behavior: RefreshBehavior) -> [UInt64] {
    let places = PathPlaces(behavior)
    var readings = PathPlace.allCases.map { places.reading(at: $0) }
    let rest = behavior.rest(in: .list)
    for height in [behavior.height, behavior.secondLevel?.height ?? behavior.height] {
      var revealed = ScrollReading.list
      revealed.offset = behavior.edge.offset(atPull: height, from: rest)
      readings.append(revealed)
    }
    var order: [Bool] = []
    for (index, reading) in readings.enumerated() {
      for other in readings[..<index] {
        order += [
          behavior.edge.isOutward(from: other.offset, to: reading.offset),
          other.offset == reading.offset,
        ]
      }
    }
    return readings.map(behavior.comparisons) + [order.bits]
  }
}

extension [Bool] {
  /// The flags as bits, the first one highest.
  fileprivate var bits: UInt64 {
    reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
