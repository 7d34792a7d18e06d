/// The connection of refresh controllers to their scroll view.
///
/// The host reports scrolls, releases and other changes to its controllers, and performs their
/// requests. It stores the app's insets separately from the added insets, so that changes of one do
/// not affect the other.
@MainActor
package protocol ScrollHost: AnyObject {
  /// Whether the scroll view is on screen.
  var isInWindow: Bool { get }

  /// The geometry of the scroll view, without the added inset of the control at `edge`.
  func reading(at edge: RefreshEdge) -> ScrollReading

  /// Notes that the control at `edge` has another height.
  func setHeight(_ height: Double, at edge: RefreshEdge)

  /// Sets the inset that the control at `edge` adds.
  func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?)

  /// Scrolls until the viewport starts at `offset`.
  func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?)

  /// Starts reporting events to `controller`, which replaces the controller at the same edge.
  func add(_ controller: RefreshController)

  /// Stops reporting events to `controller`.
  func remove(_ controller: RefreshController)

  /// Runs `body`, which performs all effects of one event of a control.
  func answer(_ body: () -> Void)

  /// Called after an event of a control whose effects have been performed.
  func answered()

  /// The control at an edge, if there is one.
  func controller(at edge: RefreshEdge) -> RefreshController?
}

extension ScrollHost {
  /// Does nothing.
  package func setHeight(_ height: Double, at edge: RefreshEdge) {}

  /// Runs `body` directly.
  package func answer(_ body: () -> Void) { body() }

  /// Does nothing.
  package func answered() {}
}

extension RefreshEffects {
  /// The animation of what changes, if it is animated.
  func animation(_ timing: RefreshTiming, curves: RefreshCurves) -> RefreshAnimation? {
    animationDuration(in: timing).map { duration in
      let curve = contains(.animatesReveal) ? curves.reveal : curves.retract
      return RefreshAnimation(duration: duration, curve: curve)
    }
  }
}

/// The animation of a change of inset or offset.
package struct RefreshAnimation: Sendable, Equatable {
  /// The duration, in seconds.
  package var duration: Double
  /// The timing curve.
  package var curve: RefreshCurve

  /// Creates an animation.
  package init(duration: Double, curve: RefreshCurve) {
    self.duration = duration
    self.curve = curve
  }
}

/// The view of a control, as its controller uses it.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Updates the view after the control has performed `effects`, which may be empty.
  func show(_ effects: RefreshEffects, of controller: RefreshController)

  /// The seconds in which people can read what the app has set for an outcome; 0 if that is nothing.
  var readingTime: Double { get }

  /// Shows the appearance of the current state again.
  func updateAppearance(of controller: RefreshController)
}
