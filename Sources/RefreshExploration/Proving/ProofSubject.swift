package import RefreshCore
package import RefreshWorld

/// What a proof explores.
///
/// `World` is what runs the machine that ships; tests put broken ones in its place, to see that a
/// proof can fail.
package protocol ProofSubject: Sendable {
  /// Creates a world with a control at rest in a scroll view.
  init(_ behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool)

  /// The phase of the control.
  var phase: RefreshPhase { get }
  /// All that decides what comes next but for the scroll view and the time.
  var key: UInt64 { get }
  /// The scroll view as the control sees it.
  var scrollView: ScrollReading { get }

  /// Whether a delay is running.
  func awaits(_ delay: RefreshDelay) -> Bool
  /// Whether a stimulus may change anything now.
  func allows(_ stimulus: Stimulus) -> Bool
  /// Applies a stimulus, and leaves everything that follows from it to `next()`.
  mutating func start(_ stimulus: Stimulus)
  /// Ends a running delay, and leaves what follows from it to `next()`.
  mutating func finish(_ delay: RefreshDelay)
  /// The next transition that follows from what happened; nothing once all is done.
  mutating func next() -> Transition?
}

extension World: ProofSubject {}
