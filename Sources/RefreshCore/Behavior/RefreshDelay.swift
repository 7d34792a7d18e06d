/// A kind of delay in a refresh; a control waits for at most one delay of each kind at a time.
package enum RefreshDelay: UInt8, Sendable, CaseIterable {
  /// The duration of the reveal animation.
  case reveal
  /// The minimum time that a busy control stays visible.
  case minimumVisible
  /// The delay between the end of the action and the retract animation.
  case endDelay
  /// The time limit for the action.
  case timeout
  /// The duration of the retract animation.
  case retract
  /// The time for which the control shows the outcome before it retracts.
  case outcome

  /// The event at the end of the delay.
  package var event: RefreshEvent {
    switch self {
    case .reveal: .revealed
    case .minimumVisible: .minimumShown
    case .endDelay: .endDelayed
    case .timeout: .timedOut
    case .retract: .retracted
    case .outcome: .outcomeShown
    }
  }

  /// The duration of the delay in seconds, in a refresh with an outcome.
  func seconds(in timing: RefreshTiming, after outcome: RefreshOutcome) -> Double {
    switch self {
    case .reveal: timing.reveal
    case .minimumVisible: timing.minimumVisible
    case .endDelay: timing.endDelay
    case .timeout: timing.timeout
    case .retract: timing.retract
    case .outcome: timing.visible(outcome)
    }
  }
}

extension RefreshMachine {
  /// The duration of a delay in the current refresh, in seconds.
  package func seconds(of delay: RefreshDelay) -> Double {
    delay.seconds(in: behavior.timing, after: lastOutcome)
  }
}
