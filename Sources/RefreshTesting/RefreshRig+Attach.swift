import RefreshRuntime

extension RefreshRig {
  /// Whether a control does exactly what it does in a simulated world, whatever the stimuli.
  ///
  /// The UIKit adapter differs from it in rare cases, and has random tests of its own.
  static var isSimulated: Bool { true }

  /// Adds a control to the scroll view of a rig.
  ///
  /// The package that tests the UIKit adapter replaces this file, so that tests with a rig drive the
  /// control through the adapter.
  static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to view: SimulatedScrollView,
    clock: VirtualClock
  ) -> RefreshController {
    design.attach(to: view, clock: clock, onRefresh: { _ in })
  }
}
