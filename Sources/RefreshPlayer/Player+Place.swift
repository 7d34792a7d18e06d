import RefreshCore
import RefreshWorld

/// The control's view, as the UIKit adapter places it.
extension Player {
  /// The start of the control's view, once nothing is animated but the scrolling of the list.
  var place: Double {
    let (behavior, reading) = (world.machine.behavior, world.scrollView)
    let isFar = behavior.edge.isFar
    let inset = isFar ? reading.end : reading.start
    let overlap = min(behavior.ignoredInset, max(inset, 0))
    switch behavior.style {
    case .pull:
      // Content that does not fill the viewport leaves a footer at the viewport's end.
      let end = max(reading.content, reading.viewport - reading.start - reading.end + overlap)
      return (isFar ? end : -behavior.height) - shownOffset
    case .inline:
      return (isFar ? reading.content : -behavior.height) - shownOffset
    case .overlay:
      // It comes in with the pull, over content that never moves.
      let shown = min(max(behavior.pull(in: reading), 0), behavior.height)
      let visible = world.phase == .refreshing ? behavior.height : shown
      return isFar
        ? reading.viewport - inset + overlap - visible
        : inset - overlap + visible - behavior.height
    }
  }

  /// The opacity of the control's view; one that follows the pull is given by `followsPull`.
  package func opacity(followsPull: Bool) -> Double {
    switch world.phase {
    case .idle, .pulling, .armed:
      if followsPull { return min(world.machine.progress, 1) }
      return world.machine.behavior.style == .pull && world.phase == .idle ? 0 : 1
    case .pending, .refreshing, .ending, .failed, .exhausted: return 1
    }
  }
}
