import RefreshCore

extension RefreshBehavior {
  /// A header whose distance and height differ, so that neither can stand for the other.
  static let header = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 80),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  /// A footer that lets go past its distance.
  static let footer = header.with {
    $0.edge = .bottom
    $0.insetWhileRefreshing = .fixed
    $0.allowsExhausted = true
  }

  /// A footer in the content that starts a refresh when it becomes visible, with a finger or without.
  static let loader = footer.with {
    $0.style = .inline
    $0.height = 44
    $0.trigger = RefreshTrigger(
      when: .reach,
      distance: 44,
      comparison: .atLeast,
      requiresDrag: false
    )
    $0.action = .immediate
    $0.insetWhileRefreshing = .none
    $0.timing = RefreshTiming(reveal: 0, retract: 0)
  }

  /// The same behavior with one change.
  func with(_ change: (inout RefreshBehavior) -> Void) -> RefreshBehavior {
    var copy = self
    change(&copy)
    return copy
  }
}
