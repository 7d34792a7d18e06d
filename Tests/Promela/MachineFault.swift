import RefreshCore

/// A fault of an exported machine, which SPIN has to notice.
enum MachineFault: String, CaseIterable {
  /// The control does not notice that it has retracted: it is stuck.
  case stuck
  /// The reveal animation starts again whenever it ends: a livelock.
  case endless
  /// A call of `begin` during a refresh runs another action.
  case twice
  /// A control off screen does not wait to start: a phase is missing.
  case forgetful
  /// A reset is not necessary any more after the end of the data.
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
      // As if the control were at rest.
      changed.state = 0
    case .stuck, .endless, .twice, .forgetful, .inexhaustible: break
    }
    return changed
  }

  private static func bit(_ effect: RefreshEffects) -> Int {
    1 << (MachineTable.effects.firstIndex { $0.effect == effect } ?? 0)
  }
}
