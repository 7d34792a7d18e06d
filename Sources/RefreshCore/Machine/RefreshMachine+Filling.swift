/// Loading until the content fills the screen.
extension RefreshMachine {
  /// Whether the control has to begin a refresh, since the content does not fill the screen.
  ///
  /// The owner asks after each event. Each load has to add content: a list that stays short, for
  /// example because its filter matches little, is not loaded endlessly.
  package mutating func takesFilling(of reading: ScrollReading) -> Bool {
    guard behavior.fillsScreen, behavior.edge.isFar, behavior.trigger.when == .reach else {
      return false
    }
    guard reading.content > 0, behavior.fits(in: reading) else {
      filledContent = 0
      return false
    }
    guard phase == .idle || phase == .pulling, mayTrigger, isAttached, !isHidden, !drag.isActive
    else { return false }
    // The app has replaced the content by less, for example after a refresh.
    if filledContent.isBeyond(reading.content) { filledContent = 0 }
    guard reading.content.isBeyond(filledContent) else { return false }
    filledContent = reading.content
    return true
  }
}
