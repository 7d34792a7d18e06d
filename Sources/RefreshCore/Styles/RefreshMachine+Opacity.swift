extension RefreshMachine {
  /// Returns the opacity of the view.
  ///
  /// With `followsPull`, the opacity is the progress of the pull. With `hiddenAtRest`, a control at
  /// rest is transparent, because it would be visible through a translucent bar.
  package func opacity(followsPull: Bool, hiddenAtRest: Bool) -> Double {
    switch phase {
    case .idle, .pulling, .armed, .secondLevelArmed:
      // A control with a tap trigger has no progress; at opacity 0, it could not be tapped.
      if followsPull && behavior.trigger.kind != .tap { return min(max(progress, 0), 1) }
      return hiddenAtRest && behavior.style == .pull && phase == .idle ? 0 : 1
    case .pending, .refreshing, .ending, .failed, .exhausted, .secondLevel: return 1
    }
  }
}
