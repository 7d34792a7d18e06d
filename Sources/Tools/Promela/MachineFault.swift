import RefreshCore

/// A deliberate fault of an exported machine, which SPIN must detect.
enum MachineFault: String, CaseIterable {
  /// The end of the retract animation has no effect: the control is stuck.
  case stuck
  /// The reveal animation starts again whenever the animation ends: a livelock.
  case endless
  /// A call of `begin` during a refresh runs another action.
  case twice
  /// A call of `begin` has no effect while the control is off-screen: the phase `pending` is missing.
  case forgetful
  /// A call of `begin` ends the phase `exhausted`, which only a reset may end.
  case inexhaustible

  /// The response to an event with this fault.
  func change(
    _ event: RefreshEvent,
    from: (state: Int, phase: RefreshPhase),
    to: RefreshPhase,
    _ response: MachineTable.Response
  ) -> MachineTable.Response {
    var changed = response
    switch self {
    case .stuck where event == .retracted,
      .forgetful where event == .begin && to == .pending:
      (changed.state, changed.effects) = (from.state, 0)
    case .endless where event == .revealed:
      (changed.state, changed.effects) = (from.state, Self.bit(.startsReveal))
    case .twice where event == .begin && from.phase == .refreshing:
      changed.effects |= Self.bit(.performsAction)
    case .inexhaustible where event == .begin && from.phase == .exhausted:
      // State 0 is the control at rest.
      changed.state = 0
    case .stuck, .endless, .twice, .forgetful, .inexhaustible: break
    }
    return changed
  }

  private static func bit(_ effect: RefreshEffects) -> Int {
    1 << (MachineTable.effects.firstIndex { $0.effect == effect } ?? 0)
  }
}
