import RefreshCore

/// What must hold of every control, whatever happens to it.
package enum Invariant: String, Sendable, CaseIterable {
  /// At rest the inset is what the app set.
  case insetAtRest = "I1"
  /// Each trigger runs one action, and none runs while another does.
  case oneAction = "I2"
  /// An action runs only in a refresh.
  case actionInRefresh = "I3"
  /// Without data there is no more until a reset.
  case exhaustedStays = "I5"
  /// Every control can come to rest.
  case comesToRest = "I6"
  /// A gesture triggers only on the control's own side.
  case ownSide = "I7"
  /// Each action's completion is reported once.
  case oneCompletion = "I10"

  /// The invariant as a sentence.
  package var summary: String {
    switch self {
    case .insetAtRest: "at rest the inset is what the app set"
    case .oneAction: "each trigger runs one action, and none runs while another does"
    case .actionInRefresh: "an action runs only in a refresh"
    case .exhaustedStays: "without data there is no more until a reset"
    case .comesToRest: "every control can come to rest"
    case .ownSide: "a gesture triggers only on the control's own side"
    case .oneCompletion: "each action's completion is reported once"
    }
  }

  /// The first invariant that a transition breaks; `state` is the one that it led to.
  static func firstBroken(by transition: Transition, in state: ProofState) -> Invariant? {
    let machine = state.machine
    let behavior = machine.behavior
    if machine.phase != .refreshing {
      let room = behavior.style == .inline && !machine.isHidden ? behavior.height : 0
      guard machine.share == room else { return .insetAtRest }
    }
    guard (0...1).contains(state.running) else { return .oneCompletion }
    if transition.effects.contains(.performsAction) {
      let wasBusy = transition.before.phase == .refreshing
      guard wasBusy || machine.phase == .refreshing else { return .actionInRefresh }
    }
    if transition.before.phase == .exhausted, machine.phase != .exhausted {
      guard transition.endsExhaustion else { return .exhaustedStays }
    }
    return transition.isOnOwnSide(machine) ? nil : .ownSide
  }
}

/// One event and what it did.
struct Transition {
  let before: RefreshMachine
  let event: RefreshEvent
  let reading: ScrollReading
  let effects: RefreshEffects

  /// Whether the event may end a lack of data.
  var endsExhaustion: Bool {
    switch event {
    case .reset: true
    case .opposite(let isBusy): isBusy && before.behavior.resetsOnOppositeRefresh
    default: false
    }
  }

  /// Whether a gesture that started a refresh did so on the control's side of the list.
  func isOnOwnSide(_ after: RefreshMachine) -> Bool {
    guard event == .scrolled || event == .released else { return true }
    guard after.isBusy, !before.isBusy else { return true }
    let behavior = before.behavior
    guard behavior.trigger.kind == .reach else { return behavior.pull(in: reading) >= 0 }
    // One that may start ahead of the end still does not start beyond the other edge.
    let start = -reading.start
    let end = max(reading.content - reading.viewport + reading.end, start)
    return behavior.edge.isFar ? reading.offset >= start : reading.offset <= end
  }
}
