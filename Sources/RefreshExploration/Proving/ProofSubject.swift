package import RefreshCore
package import RefreshWorld

/// What a proof explores.
///
/// `World` is what runs the machine that ships; tests put broken ones in its place, to see that a
/// proof can fail.
package protocol ProofSubject: Sendable {
  /// Puts a control at rest into a scroll view.
  init(_ behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool)

  /// What the control is doing.
  var phase: RefreshPhase { get }
  /// All that decides what comes next but for the scroll view and the time.
  var key: UInt64 { get }
  /// The scroll view as the control sees it.
  var scrollView: ScrollReading { get }

  /// Whether a delay is running.
  func awaits(_ delay: RefreshDelay) -> Bool
  /// Whether a stimulus may change anything now.
  func allows(_ stimulus: Stimulus) -> Bool
  /// Lets something happen, and leaves what follows from it to `next()`.
  mutating func start(_ stimulus: Stimulus)
  /// Ends a running delay, and leaves what follows from it to `next()`.
  mutating func finish(_ delay: RefreshDelay)
  /// The next transition that follows from what happened; nothing once all is done.
  mutating func next() -> Transition?
}

extension World: ProofSubject {}
