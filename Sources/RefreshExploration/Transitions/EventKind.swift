import RefreshCore

/// An event without its associated values, as listed in the transition table.
package enum EventKind: String, CaseIterable {
  case scrolled
  case released
  case begin
  case end
  case revealed
  case minimumShown
  case endDelayed
  case retracted
  case timedOut
  case attached
  case detached
  case enabled
  case disabled
  case shown
  case hidden
  case reset
  case openSecondLevel
  case closeSecondLevel
  case oppositeBusy = "opposite control busy"
  case oppositeIdle = "opposite control idle"

  /// Whether the effect of the event depends on the offset and on the finger.
  var hasPlace: Bool { self == .scrolled || self == .released }

  /// The events of the kind.
  var events: [RefreshEvent] {
    switch self {
    case .scrolled: [.scrolled]
    case .released: [.released]
    case .begin: [.begin]
    case .end: RefreshOutcome.allCases.map(RefreshEvent.end)
    case .revealed: [.revealed]
    case .minimumShown: [.minimumShown]
    case .endDelayed: [.endDelayed]
    case .retracted: [.retracted]
    case .timedOut: [.timedOut]
    case .attached: [.attached]
    case .detached: [.detached]
    case .enabled: [.enabled]
    case .disabled: [.disabled]
    case .shown: [.shown]
    case .hidden: [.hidden]
    case .reset: [.reset]
    case .openSecondLevel: [.openSecondLevel]
    case .closeSecondLevel: [.closeSecondLevel]
    case .oppositeBusy: [.opposite(isBusy: true)]
    case .oppositeIdle: [.opposite(isBusy: false)]
    }
  }
}
