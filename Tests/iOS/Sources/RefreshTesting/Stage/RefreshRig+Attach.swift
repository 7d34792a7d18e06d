import RefreshRuntime

extension RefreshRig {
  /// Whether a control does exactly what it does in a simulated world; `PARITY.md` has the differences.
  static var isSimulated: Bool { false }

  /// Puts a control on a scroll view of UIKit that shows the rig's list.
  static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to view: SimulatedScrollView,
    clock: VirtualClock
  ) -> RefreshController {
    let stage = UIKitStage(view, isHorizontal: design.behavior.edge.isHorizontal)
    return design.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in })
  }
}
