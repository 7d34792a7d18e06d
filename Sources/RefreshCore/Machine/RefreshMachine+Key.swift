extension RefreshMachine {
  /// The state that decides what the machine does next, in at most 33 bits.
  ///
  /// Two machines with the same behavior, key and last offset respond alike to the same events and
  /// readings. A search over all states recognizes visited states by their keys. The key does not
  /// include the progress, which affects only the display.
  package var key: UInt64 {
    var key: UInt64 = 0
    func add(_ value: Int, bits: UInt64) {
      key = key << bits | UInt64(truncatingIfNeeded: value) & ((1 << bits) - 1)
    }
    add(Int(phase.rawValue), bits: 4)
    switch state {
    case .refreshing(let refresh): add(refresh.key | (isLoad ? 128 : 0), bits: 8)
    case .outcome: add(Int(lastOutcome.rawValue) | 4 | (isOutcomeHeld ? 8 : 0), bits: 8)
    case .ending: add(Int(lastOutcome.rawValue), bits: 8)
    case .idle, .pulling, .armed, .pending, .failed, .exhausted, .secondLevelArmed, .secondLevel:
      add(0, bits: 8)
    }
    for flag in [
      isAttached, isEnabled, isHidden, owesCompletion, drag.isActive, drag.mustReenter,
      drag.isElsewhere,
      // A control that is not exclusive ignores the control at the opposite edge.
      behavior.isExclusive && isOppositeBusy,
      isWanted,
    ] {
      add(flag ? 1 : 0, bits: 1)
    }
    // Only `reach` triggers count the refreshes of a drag.
    let isReach = behavior.trigger.when == .reach
    add((isReach || phase == .secondLevel) && drag.hasTriggered ? 1 : 0, bits: 1)
    add(isReach ? min(drag.budget, 1023) : 0, bits: 10)
    // A search has at most one list with content that does not fill the screen.
    add(filledContent > 0 ? 1 : 0, bits: 1)
    return key
  }
}

extension RefreshMachine.Refresh {
  fileprivate var key: Int {
    let end = heldEnd.map { Int($0.outcome.rawValue) << 1 | ($0.beginsAgain ? 9 : 8) } ?? 0
    switch self {
    case .reveal: return end
    case .minimum: return 1 << 4 | end
    case .revealAndMinimum: return 2 << 4 | end
    case .end: return 3 << 4
    case .endDelay: return 4 << 4 | end
    case .finger: return 5 << 4 | end
    }
  }
}
