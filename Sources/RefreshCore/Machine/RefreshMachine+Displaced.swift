/// Changes of the offset that are not scrolls.
extension RefreshMachine {
  /// Handles a change of the offset by bars, keyboards, reloads or the app.
  ///
  /// The added inset and the phases `idle` and `pulling` follow the new offset, but the change
  /// neither arms the control nor starts a refresh.
  mutating func displaced(to reading: ScrollReading) -> RefreshEffects {
    lastOffset = reading.offset
    if !reading.isDragging { drag.isActive = false }
    guard !isHidden, !phase.isArmed else { return [] }
    let oldPhase = phase
    var response = Response(reading: reading)
    response.effects = scrollOtherwise(since: reading.offset, in: reading, isScroll: false)
    return finish(response, from: oldPhase)
  }
}
