/// An input of the state machine.
package enum RefreshEvent: Sendable, Equatable {
  /// The offset changed, with or without a finger.
  case scrolled
  /// The finger lifted.
  case released
  /// The offset changed without a scroll: by bars, keyboards, reloads or the app.
  case displaced
  /// The system canceled the gesture of the finger.
  case gestureCancelled
  /// The app asks for a refresh.
  case begin
  /// The user has pulled the `UIRefreshControl` around the control until it fired.
  case triggered
  /// A load of the app runs, which a refresh without action is to show, or runs no longer.
  case refreshing(Bool)
  /// The action, or the app, ended the refresh with an outcome.
  case end(RefreshOutcome)
  /// The reveal animation has ended.
  case revealed
  /// The retract animation has ended.
  case retracted
  /// The minimum visible time is over.
  case minimumShown
  /// The end delay is over.
  case endDelayed
  /// The outcome has been shown long enough, or the user has dismissed it.
  case outcomeShown
  /// The action has exceeded its time limit.
  case timedOut
  /// The control came on screen.
  case attached
  /// The control left the screen.
  case detached
  /// The length of the content changed.
  case contentChanged
  /// The app's insets or the viewport changed.
  case insetsChanged
  /// The app resets the control, because there may be more data again.
  case reset
  /// The app opens the second level.
  case openSecondLevel
  /// The app closes the second level.
  case closeSecondLevel
  /// The app enables the control.
  case enabled
  /// The app disables the control: neither gestures nor calls can start a refresh.
  case disabled
  /// The app hides the control, which then takes up no room.
  case hidden
  /// The app shows the control again.
  case shown
  /// The control at the opposite edge became busy or idle.
  case opposite(isBusy: Bool)
}
