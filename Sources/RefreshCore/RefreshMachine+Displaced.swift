/// Movement of the content without a scroll, by bars, keyboards or reloads.
extension RefreshMachine {
  /// Handles a new place of the list after bars, keyboards, reloads or the app have moved it.
  ///
  /// The added inset follows, and so does whether the control counts as pulled. Nothing triggers or
  /// arms, since nobody has asked for anything.
  public mutating func displaced(to reading: ScrollReading) -> RefreshEffects {
    guard !isHidden, phase != .armed else { return [] }
    lastOffset = reading.offset
    if !reading.isDragging { drag.isActive = false }
    // It is a scroll of a control that may not trigger, and brings back nobody's finger.
    let (wasEnabled, hadToReenter) = (isEnabled, drag.mustReenter)
    isEnabled = false
    var response = Response(reading)
    response.effects = scrollOtherwise(since: reading.offset, reading)
    isEnabled = wasEnabled
    drag.mustReenter = hadToReenter
    return finish(response, from: phase)
  }
}
