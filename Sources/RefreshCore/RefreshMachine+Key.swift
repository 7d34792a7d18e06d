extension RefreshMachine {
  /// Everything that decides what the machine does next, in one word.
  ///
  /// Two machines of one behaviour and one key act alike for ever, given equal events and readings,
  /// provided that the last scroll left both at the same offset. A search over all states tells by
  /// it whether it has been somewhere before. Progress is no part of it: it is shown, not decided on.
  package var key: UInt64 {
    var key: UInt64 = 0
    func add(_ value: Int, _ bits: UInt64) {
      key = key << bits | UInt64(truncatingIfNeeded: value) & (1 << bits - 1)
    }
    add(Int(phase.rawValue), 3)
    for flag in [
      isAttached, isEnabled, isHidden, hasFinger, mustReenter, isRevealing, isWithinMinimum,
      isActing, owesCompletion, beginsAgain,
    ] {
      add(flag ? 1 : 0, 1)
    }
    // A control that waits for none does not look at what the other one does.
    add(behavior.isExclusive && isOppositeBusy ? 1 : 0, 1)
    // Only where reaching the end is what counts, does a drag remember what it has started.
    let isReach = behavior.trigger.kind == .reach
    add(isReach && hasFiredInDrag ? 1 : 0, 1)
    add(isReach ? min(budget, 1023) : 0, 10)
    // What only a refresh asks for makes no difference outside of one, and how it ended makes none
    // once the control is back at rest.
    add(phase == .refreshing ? Int(endDelay.rawValue) : 0, 2)
    add(heldOutcome.map { Int($0.rawValue) + 1 } ?? 0, 3)
    add(phase == .ending ? Int(lastOutcome.rawValue) : 0, 2)
    return key
  }
}
