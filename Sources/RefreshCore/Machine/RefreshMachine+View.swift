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
      let shown = overlayExtent(atPull: behavior.pull(in: reading))
      let place = reading.offset + edge
      return isFar ? place - shown : place + shown - height
    }
  }

  /// The extent of the part of an overlay that has moved into the viewport.
  ///
  /// One that is higher than its trigger distance, as with large texts, is faster than the pull, so
  /// that all of it is there once a release would refresh.
  package func overlayExtent(atPull pull: Double) -> Double {
    let (height, distance) = (behavior.height, behavior.trigger.distance.points)
    guard !isRevealed else { return height }
    let speed = behavior.trigger.when.isPull && distance > 0 ? max(height / distance, 1) : 1
    return min(max(pull, 0) * speed, height)
  }

  /// The part of the control that is in view at a pull, from 0 to 1; 1 for an inline control.
  package func visiblePart(atPull pull: Double) -> Double {
    guard behavior.height > 0 else { return 1 }
    switch behavior.style {
    case .inline: return 1
    case .pull: return min(max(pull / behavior.height, 0), 1)
    case .overlay: return overlayExtent(atPull: pull) / behavior.height
    }
  }
}
