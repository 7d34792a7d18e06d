import RefreshCore

extension RefreshBehavior {
  /// A header whose distance, height and halves differ, so that none can stand for another.
  static let header = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 80),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  /// A header with a second level.
  static let leveled = header.with {
    $0.secondLevel = RefreshSecondLevel(distance: 150, height: 480)
  }

  /// A footer that lets go past its distance.
  static let footer = header.with {
    $0.edge = .bottom
    $0.insetWhileRefreshing = .fixed
    $0.allowsExhausted = true
  }

  /// A header that fires under the finger.
  static let crossing = header.with {
    $0.trigger = RefreshTrigger(when: .cross, distance: 80)
  }

  /// A footer in the content that starts a refresh when it becomes visible.
  static let reaching = footer.with {
    $0.style = .inline
    $0.height = 44
    $0.trigger = RefreshTrigger(when: .reach, distance: 44, comparison: .atLeast)
    $0.action = .immediate
    $0.insetWhileRefreshing = .none
    $0.timing = RefreshTiming(reveal: 0, retract: 0)
  }

  /// A footer in the content that only a tap starts.
  static let tapped = reaching.with {
    $0.trigger = RefreshTrigger(when: .tap)
  }

  /// A spinner above a list that it never moves.
  static let overlaying = header.with {
    $0.style = .overlay
    $0.action = .immediate
    $0.insetWhileRefreshing = .none
  }

  /// A header inside a `UIRefreshControl`.
  static let inside = RefreshBehavior.system()

  /// The same behavior with one change.
  func with(_ change: (inout RefreshBehavior) -> Void) -> RefreshBehavior {
    var copy = self
    change(&copy)
    return copy
  }
}
