import RefreshCore

/// The position of the control's view.
extension Player {
  /// The start of the control's view in the viewport, before `placeAnimation` is applied.
  var place: Double {
    let machine = world.machine
    var reading = world.scrollView
    // A pinned control follows the list as it is on screen, in the middle of an animation.
    if machine.behavior.isPinned { reading.offset = shownOffset }
    // An overlay keeps its position on screen while the list moves.
    let offset = machine.behavior.style == .overlay ? reading.offset : shownOffset
    return machine.viewStart(in: reading) - offset
  }

  /// The visible part of the control, from 0 to 1; 1 for an inline control.
  package var shownPart: Double {
    let behavior = world.machine.behavior
    guard behavior.style == .overlay else { return world.visiblePart(at: shownOffset) }
    guard behavior.height > 0 else { return 1 }
    // An overlay slides from or to its place, without the list.
    let slide = placeRest / behavior.height * (behavior.edge.isFar ? -1 : 1)
    return min(max(world.visiblePart(at: world.scrollView.offset) - slide, 0), 1)
  }
}

extension World {
  /// The visible part of the control, from 0 to 1; 1 for an inline control.
  package func visiblePart(at offset: Double) -> Double {
    var reading = scrollView
    reading.offset = offset
    return machine.visiblePart(atPull: machine.behavior.pull(in: reading))
  }
}
