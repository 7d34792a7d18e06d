import RefreshRuntime

extension RefreshRig {
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
