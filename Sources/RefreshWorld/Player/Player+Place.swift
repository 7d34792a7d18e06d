import RefreshCore

/// The position and opacity of the control's view.
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

  /// The opacity of the control's view, which increases with the pull if `followsPull` is set.
  package func opacity(followsPull: Bool) -> Double {
    world.machine.opacity(followsPull: followsPull, hiddenAtRest: true)
  }
}

extension World {
  /// The visible part of the control, from 0 to 1; 1 for a control that the content does not hide.
  package func visiblePart(at offset: Double) -> Double {
    let behavior = machine.behavior
    guard behavior.style == .pull, behavior.height > 0 else { return 1 }
    var reading = scrollView
    reading.offset = offset
    return min(max(behavior.pull(in: reading) / behavior.height, 0), 1)
  }
}
