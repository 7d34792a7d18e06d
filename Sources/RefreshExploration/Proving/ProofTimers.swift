import RefreshCore

/// The delays of a control that are running.
struct ProofTimers: OptionSet, Sendable {
  let rawValue: UInt8
  static let reveal = ProofTimers(rawValue: 1)
  static let retract = ProofTimers(rawValue: 2)
  static let minimum = ProofTimers(rawValue: 4)
  static let endDelay = ProofTimers(rawValue: 8)
  static let timeout = ProofTimers(rawValue: 16)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The delay that a step is the end of.
  init(endingWith step: ProofStep.Simple) {
    switch step {
    case .revealed: self = .reveal
    case .retracted: self = .retract
    case .minimumShown: self = .minimum
    case .endDelayed: self = .endDelay
    case .timedOut: self = .timeout
    case .released, .begin, .success, .exhausted, .failure, .cancelled, .attached, .detached,
      .reset, .enabled, .disabled, .hidden, .shown, .oppositeBusy, .oppositeIdle:
      self = []
    }
  }

  /// Starts and stops what a machine asks for.
  mutating func note(_ effects: RefreshEffects) {
    if effects.contains(.stopsTimers) { self = [] }
    if effects.contains(.startsReveal) { insert(.reveal) }
    if effects.contains(.startsRetract) { insert(.retract) }
    if effects.contains(.startsMinimum) { insert(.minimum) }
    if effects.contains(.startsEndDelay) { insert(.endDelay) }
    if effects.contains(.startsTimeout) { insert(.timeout) }
  }
}
