package import RefreshCore

/// One thing that can happen to a control: an input of the user, the list, the app or the clock.
///
/// Traces, random tests and the counterexamples of proofs are sequences of stimuli.
package enum Stimulus: Sendable, Hashable {
  /// The list scrolls to an offset, with or without a finger.
  case scroll(to: Double, dragging: Bool)
  /// The finger lifts.
  case release
  /// The offset changes without a scroll: by bars, keyboards, reloads or the app.
  case displace(to: Double, dragging: Bool)
  /// The system cancels the gesture of the finger.
  case cancelGesture
  /// The user taps the control.
  case tap
  /// Seconds pass.
  case wait(Double)
  /// The app asks for a refresh.
  case begin
  /// A load of the app runs, which a refresh without action is to show, or runs no longer.
  case refreshing(Bool)
  /// The system's control starts a refresh.
  case triggered
  /// The app ends the refresh.
  case end(RefreshOutcome)
  /// The app resets the control, because there may be more data.
  case reset
  /// The app opens the second level.
  case openSecondLevel
  /// The app closes the second level.
  case closeSecondLevel
  /// The scroll view enters a window, or leaves it.
  case window(attached: Bool)
  /// The app hides or shows the control.
  case hidden(Bool)
  /// The app enables or disables the control.
  case enabled(Bool)
  /// The control at the opposite edge becomes busy or idle.
  case opposite(isBusy: Bool)
  /// The extent of the content changes.
  case content(Double)
  /// The app sets its own insets of the list, without the added inset.
  case insets(start: Double, end: Double)
  /// The extent of the viewport changes.
  case viewport(Double)
}
