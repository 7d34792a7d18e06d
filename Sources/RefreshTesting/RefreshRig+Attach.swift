import RefreshRuntime

extension RefreshRig {
  /// Adds a control to the scroll view of a rig.
  ///
  /// The package that verifies the UIKit adapter has a function of its own in place of this one, so
  /// that all tests that use a rig drive the control through the adapter there.
  static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to view: SimulatedScrollView,
    clock: VirtualClock
  ) -> RefreshController {
    design.attach(to: view, clock: clock, onRefresh: { _ in })
  }
}
