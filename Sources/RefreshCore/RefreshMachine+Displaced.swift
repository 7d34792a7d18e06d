/// Content that stands elsewhere, though nobody has scrolled it.
extension RefreshMachine {
  /// Takes in where the list stands after bars, keyboards, reloads or the app have moved it.
  ///
  /// What the control adds to the inset follows, and so does whether it counts as pulled; but nothing
  /// triggers or arms, since nobody has asked for anything.
  public mutating func displaced(to reading: ScrollReading) -> RefreshEffects {
    lastOffset = reading.offset
    guard !isHidden else { return [] }
    let oldPhase = phase
    var effects: RefreshEffects = []
    if !reading.isDragging {
      note(finger: false)
      let pull = behavior.pull(in: reading)
      if phase == .idle || phase == .pulling {
        pulled = pull
        settle(pull)
      }
    }
    settleShare(oldPhase, reading, &effects)
    return effects
  }
}
