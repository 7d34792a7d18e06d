package import RefreshCore
package import RefreshWorld

/// The world that a proof explores.
///
/// `World` contains the shipped state machine. Tests use faulty worlds to verify that proofs can
/// fail.
package protocol ProofSubject: Sendable {
  /// Creates a world with a control at rest in a scroll view.
  init(_ behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool)

  /// The phase of the control.
  var phase: RefreshPhase { get }
  /// The state of the control and its running delays, as a number.
  var key: UInt64 { get }
  /// The scroll view, without the added inset.
  var scrollView: ScrollReading { get }

  /// Whether a delay is running.
  func awaits(_ delay: RefreshDelay) -> Bool
  /// The remaining seconds of a running delay.
  func remaining(_ delay: RefreshDelay) -> Double
  /// Whether a stimulus can have an effect in the current state.
  func allows(_ stimulus: Stimulus) -> Bool
  /// Applies a stimulus; `next()` handles the events that result from it.
  mutating func start(_ stimulus: Stimulus)
  /// Ends a running delay; `next()` handles the events that result from it.
  mutating func finish(_ delay: RefreshDelay)
  /// Handles the next resulting event; `nil` if there is none.
  mutating func next() -> Transition?
}

extension World: ProofSubject {}
