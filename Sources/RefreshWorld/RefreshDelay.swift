package import RefreshCore

/// A delay that a control waits for, at most one of each kind at a time.
package enum RefreshDelay: UInt8, Sendable, CaseIterable {
  /// Until the control stands fully revealed.
  case reveal
  /// The least time that the control stays visible once it is busy.
  case minimumVisible
  /// From the end of the action to the start of the retraction.
  case endDelay
  /// The longest that the end of the action may be missing.
  case timeout
  /// Until the control is back at rest.
  case retract

  /// The effect that starts the delay.
  package var start: RefreshEffects {
    switch self {
    case .reveal: .startsReveal
    case .minimumVisible: .startsMinimum
    case .endDelay: .startsEndDelay
    case .timeout: .startsTimeout
    case .retract: .startsRetract
    }
  }

  /// The event that the delay ends with.
  package var event: RefreshEvent {
    switch self {
    case .reveal: .revealed
    case .minimumVisible: .minimumShown
    case .endDelay: .endDelayed
    case .timeout: .timedOut
    case .retract: .retracted
    }
  }

  /// How long the delay takes, in seconds.
  package func seconds(in timing: RefreshTiming) -> Double {
    switch self {
    case .reveal: timing.reveal
    case .minimumVisible: timing.minimumVisible
    case .endDelay: timing.endDelay
    case .timeout: timing.timeout
    case .retract: timing.retract
    }
  }
}

extension RefreshEffects {
  /// The effects that start delays.
  package static let startsDelays: RefreshEffects = [
    .startsReveal, .startsRetract, .startsMinimum, .startsEndDelay, .startsTimeout,
  ]
}
