package import RefreshCore
package import RefreshWorld

/// A difference between the behaviors of two versions of a control.
package struct BehaviorDifference: Sendable {
  /// The observable that differs.
  package var observable: ControlPair.Observable
  /// The list, and the shortest stimuli after which the versions differ, with real durations.
  package var witness: Witness
  /// The versions before the last stimulus.
  package var before: ControlPair
  /// The versions after it.
  package var after: ControlPair
  /// The pulls with which the stimuli tell the versions apart; `nil` if all do.
  package var pulls: PullRange?

  /// The list of the witness with each version, after stimuli.
  package func worlds(after stimuli: some Sequence<Stimulus>) -> [World] {
    [after.old, after.new].map { version in
      stimuli.reduce(into: World(behavior: version.machine.behavior, in: witness.start)) {
        $0.perform($1)
      }
    }
  }

  /// An interval of pulls.
  package struct PullRange: Sendable, Equatable {
    /// The smallest pull; `nil` without a limit.
    package var lower: Limit?
    /// The largest pull.
    package var upper: Limit?

    /// An end of the interval.
    package struct Limit: Sendable, Equatable {
      /// The pull in points.
      package var pull: Double
      /// Whether the pull itself belongs to the interval.
      package var isIncluded: Bool
    }
  }
}

/// The comparison of two behaviors.
package enum BehaviorComparison: Sendable {
  /// The behaviors have the same options, apart from durations.
  case equal
  /// No order of events tells the behaviors apart, which a search over so many pairs has proved.
  case same(pairs: Int)
  /// The behaviors differ.
  case different(BehaviorDifference)
  /// The search ended before it had seen all pairs of states.
  case unknown(pairs: Int)

  /// Compares two behaviors at the same edge.
  package init(old: RefreshBehavior, new: RefreshBehavior) {
    guard old.essentials != new.essentials else {
      self = .equal
      return
    }
    // Two distances may be equal on one screen, and differ on another one.
    let hasShares = old.trigger.hasShares || new.trigger.hasShares
    var pairs = 0
    for viewport in hasShares ? Self.viewports : [Self.viewports[0]] {
      let (old, new) = (old.inPoints(of: viewport), new.inPoints(of: viewport))
      let result = PairSearch(old: old, new: new, viewport: viewport).run()
      guard case .same(let count) = result else {
        self = result
        return
      }
      pairs += count
    }
    self = .same(pairs: pairs)
  }

  /// The heights of a small and a large screen, in points.
  private static let viewports = [667.0, 932]
}

extension RefreshBehavior {
  /// The options without those that decide nothing, and with durations only where they decide.
  fileprivate var essentials: [Double] {
    var behavior = self
    behavior.edge = edge.isFar ? .bottom : .top
    behavior.hidesWhenShort = hidesWhenShort && edge.isFar
    behavior.hidesWhenEmpty = hidesWhenEmpty && edge.isFar && !hidesWhenShort
    behavior.fillsScreen = fillsScreen && edge.isFar && trigger.when == .reach
    (behavior.ignoredInset, behavior.isPinned) = (0, false)
    behavior.timing = RefreshTiming(
      reveal: 0,
      retract: 0,
      timeout: timing.timeout < .infinity ? 1 : .infinity
    )
    if trigger.when == .reach {
      (behavior.trigger.distance, behavior.trigger.releasedBy) = (0, .lift)
    } else {
      (behavior.trigger.visibleFraction, behavior.trigger.preload, behavior.trigger.perDrag) = (
        1, 0, 1
      )
    }
    if trigger.when == .cross { behavior.trigger.releasedBy = .lift }
    if style != .pull { behavior.insetWhileRefreshing = .none }
    return behavior.options
  }
}
