import RefreshCore
import RefreshStyles
import RefreshWorld

/// The control's view, where apps place it.
extension Player {
  /// The start of the control's view, once nothing is animated but the scrolling of the list.
  var place: Double {
    let (machine, reading) = (world.machine, world.scrollView)
    // An overlay stays in its place on screen while the list moves.
    let offset = machine.behavior.style == .overlay ? reading.offset : shownOffset
    return machine.viewStart(in: reading) - offset
  }

  /// The opacity of the control's view; one that follows the pull is given by `followsPull`.
  package func opacity(followsPull: Bool) -> Double {
    world.machine.opacity(followsPull: followsPull, hiddenAtRest: true)
  }
}
