import RefreshCore

/// One event and what it did to a machine.
struct Transition<Machine: ProvableMachine> {
  let before: Machine
  let event: RefreshEvent
  let reading: ScrollReading
  let effects: RefreshEffects
  let after: Machine
}

extension Transition {
  /// The first invariant that the step itself breaks.
  var broken: Invariant? {
    if after.phase != .refreshing && after.share != roomAtRest { return .insetAtRest }
    if effects.contains(.performsAction) {
      guard before.phase == .refreshing || after.phase == .refreshing else {
        return .actionInRefresh
      }
    }
    if before.phase == .exhausted && after.phase != .exhausted && !endsExhaustion {
      return .exhaustedStays
    }
    if event == .hidden && (after.isBusy || !effects.contains(.stopsTimers) && before.hasTimers) {
      return .nothingLeft
    }
    return isOnOwnSide ? nil : .ownSide
  }

  /// What the control takes up while it does not refresh: the room of an inline one, or nothing.
  private var roomAtRest: Double {
    let behavior = after.behavior
    return behavior.style == .inline && !after.isHidden ? behavior.height : 0
  }

  /// Whether the event may end a lack of data.
  private var endsExhaustion: Bool {
    switch event {
    case .reset: true
    case .opposite(let isBusy): isBusy && before.behavior.resetsOnOppositeRefresh
    default: false
    }
  }

  /// Whether a gesture that started a refresh did so on the control's side of the list.
  private var isOnOwnSide: Bool {
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

extension ProvableMachine {
  /// Whether delays may be running.
  fileprivate var hasTimers: Bool {
    phase == .refreshing || phase == .ending
  }

  /// Whether what the control reserves is what the scroll view of the moment asks for.
  func reserves(in reading: ScrollReading) -> Bool {
    guard phase == .refreshing, behavior.style == .pull, !isHidden else { return true }
    let far = reading.content - reading.viewport + reading.end
    let overlap = min(behavior.ignoredInset, max(reading.end, 0))
    let gap = behavior.edge.isFar ? behavior.rest(in: reading) - (far - overlap) : 0
    switch behavior.inset {
    case .none: return share == 0
    case .fixed: return share == behavior.height + gap
    case .sticky:
      return share == min(max(behavior.pull(in: reading), 0), behavior.height) + gap
    }
  }
}
