import RefreshCore
import RefreshWorld

/// A refresh that the app begins in the list of the generated tests, for their expectations.
struct SimulatedRefresh {
  /// The added inset before the refresh.
  let insetAtRest: Double
  /// The added inset while the whole control is visible.
  let inset: Double
  /// Whether the added inset is the same while the control is out of view.
  private let keepsInset: Bool
  /// Whether the action waits for the reveal animation.
  let waitsForReveal: Bool

  /// Begins a refresh of a control.
  init(_ behavior: RefreshBehavior) {
    var writer = PathWriter(behavior)
    insetAtRest = writer.world.machine.addedInset
    writer.perform(.begin)
    waitsForReveal = writer.world.actions == 0
    // The rounding error of an offset does not matter this far past the edge.
    writer.scroll(to: 2 * behavior.height, dragging: false)
    inset = writer.world.machine.addedInset
    writer.scroll(to: 0, dragging: false)
    keepsInset = writer.world.machine.addedInset == inset
  }

  /// The title of the test that checks the added inset while half of the control is visible.
  var insetTitle: String {
    if insetAtRest > 0 { return "the control adds its inset at all times" }
    if inset == 0 { return "a refresh adds no inset" }
    return keepsInset
      ? "the added inset keeps its full height while the control is partly visible"
      : "the added inset follows the visible part of the control"
  }
}
