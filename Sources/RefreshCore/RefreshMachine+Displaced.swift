/// Content that stands elsewhere, though nobody has scrolled it.
extension RefreshMachine {
  /// Takes in where the list stands after bars, keyboards, reloads or the app have moved it.
  ///
  /// What the control adds to the inset follows, and so does whether it counts as pulled; but nothing
  /// triggers or arms, since nobody has asked for anything. Only lists of UIKit need it, so it is a part
  /// of whoever calls it and takes nothing elsewhere.
  @_alwaysEmitIntoClient
  public mutating func displaced(to reading: ScrollReading) -> RefreshEffects {
    guard !isHidden, phase != .armed else { return [] }
    lastOffset = reading.offset
    if !reading.isDragging { hasFinger = false }
    // It is a scroll of a control that may not trigger, and brings back nobody's finger.
    let (wasEnabled, hadToReenter) = (isEnabled, mustReenter)
    var effects = handle(.disabled, at: reading)
    effects.formUnion(scrollOtherwise(since: reading.offset, reading))
    if wasEnabled { effects.formUnion(handle(.enabled, at: reading)) }
    mustReenter = hadToReenter
    return effects
  }
}
