package import RefreshCore

/// The place and opacity of the view, and whether a release would still do what it shows.
extension RefreshMachine {
  /// Whether the pull keeps the control armed for what a release would now do.
  package func staysArmed(in reading: ScrollReading) -> Bool {
    let pull = behavior.pull(in: reading)
    return phase == .secondLevelArmed
      ? behavior.isPastSecondLevel(pull, wasPast: true) : behavior.isPast(pull, wasPast: true)
  }

  /// The start of the view along the scroll axis, in the coordinates of the content.
  package func viewStart(in reading: ScrollReading) -> Double {
    let (isFar, height) = (behavior.edge.isFar, behavior.height)
    let inset = isFar ? reading.end : reading.start
    let overlap = behavior.overlap(with: inset)
    switch behavior.style {
    case .pull:
      // With content shorter than the viewport, a footer is at the end of the viewport.
      let end = max(reading.content, reading.viewport - reading.start - reading.end + overlap)
      return isFar ? end : -height
    case .inline:
      return isFar ? reading.content : -height
    case .overlay:
      // An overlay moves into the viewport with the pull, without moving the content.
      let isWhole = phase == .refreshing
      let shown = isWhole ? height : min(max(behavior.pull(in: reading), 0), height)
      let edge = reading.offset + (isFar ? reading.viewport - inset + overlap : inset - overlap)
      return isFar ? edge - shown : edge + shown - height
    }
  }

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
