/// The place of the view.
extension RefreshMachine {
  /// The start of the view along the scroll axis, in the coordinates of the content.
  package func viewStart(in reading: ScrollReading) -> Double {
    let (isFar, height) = (behavior.edge.isFar, behavior.height)
    let inset = isFar ? reading.end : reading.start
    // How much farther from the content than the edge the control sits.
    let overlap = min(behavior.ignoredInset, max(inset, 0))
    // The distance from the start of the viewport to the place of the control.
    let edge = isFar ? reading.viewport - inset + overlap : inset - overlap
    switch behavior.style {
    case .pull:
      let place = isFar ? behavior.rest(in: reading) + edge : -height - overlap
      guard behavior.isPinned else { return place }
      // The control moves into view with the content, and then stays while the content moves on.
      let whole = reading.offset + edge
      return isFar ? max(place, whole - height) : min(place, whole)
    case .inline:
      return isFar ? reading.content + overlap : -height - overlap
    case .overlay:
      // An overlay moves into the viewport with the pull, without moving the content.
      let shown = isRevealed ? height : min(max(behavior.pull(in: reading), 0), height)
      let place = reading.offset + edge
      return isFar ? place - shown : place + shown - height
    }
  }

  /// The distance from the middle of the view to that of the part that a pull has uncovered.
  package func shiftOfContent(atPull pull: Double) -> Double {
    guard behavior.style == .pull else { return 0 }
    switch phase {
    case .idle, .pulling, .armed, .secondLevelArmed:
      return (behavior.height - min(max(pull, 0), behavior.height)) / 2
    case .pending, .refreshing, .ending, .failed, .exhausted, .secondLevel: return 0
    }
  }
}
