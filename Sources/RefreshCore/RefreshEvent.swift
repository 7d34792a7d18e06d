/// Something that happened to a control.
public enum RefreshEvent: Sendable, Equatable {
  /// The offset changed, by a finger or without one.
  case scrolled
  /// The finger left the screen.
  case released
  /// The app asks for a refresh.
  case begin
  /// The action is over.
  case end(RefreshOutcome)
  /// The reveal has had its time.
  case revealed
  /// The way back has had its time.
  case retracted
  /// The control has been visible for as long as it has to be.
  case minimumShown
  /// The delay after the action's end is over.
  case endDelayed
  /// The end of the action has been missing for too long.
  case timedOut
  /// The control came on screen.
  case attached
  /// The control left the screen.
  case detached
  /// The amount of content changed.
  case contentChanged
  /// The app's insets or the viewport changed.
  case insetsChanged
  /// There may be more data again.
  case reset
  /// The control may trigger.
  case enabled
  /// The control may not trigger.
  case disabled
  /// The control is out of the layout.
  case hidden
  /// The control is in the layout.
  case shown
  /// The control at the opposite edge became busy, or stopped being so.
  case opposite(isBusy: Bool)
}
