import RefreshRuntime

extension RefreshRig {
  /// Adds a control to the scroll view of a rig.
  ///
  /// The package that tests the UIKit adapter replaces this function, so that tests with a rig
  /// drive the control through the adapter.
  static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to view: SimulatedScrollView,
    clock: VirtualClock
  ) -> RefreshController {
    design.attach(to: view, clock: clock, onRefresh: { _ in })
  }
}
