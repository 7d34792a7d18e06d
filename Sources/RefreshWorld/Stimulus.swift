public import RefreshCore

/// One thing that can happen to a control: by a finger, the list, the app or time.
///
/// Traces, witnesses, test paths and random tests are all sequences of stimuli.
public enum Stimulus: Sendable, Hashable {
  /// The list scrolls to an offset, under a finger or without one.
  case scroll(to: Double, dragging: Bool)
  /// The finger leaves the list.
  case release
  /// So many seconds pass.
  case wait(Double)
  /// The app asks for a refresh.
  case begin
  /// The app ends the refresh.
  case end(RefreshOutcome)
  /// The app says that there may be more data again.
  case reset
  /// The scroll view enters a window, or leaves it.
  case window(attached: Bool)
  /// The app takes the control out of the layout, or puts it back.
  case hidden(Bool)
  /// The app lets the control trigger, or does not.
  case enabled(Bool)
  /// The control at the opposite edge becomes busy, or is no longer.
  case opposite(isBusy: Bool)
  /// The extent of the content changes.
  case content(Double)
  /// The app sets its insets.
  case insets(start: Double, end: Double)
  /// The extent of the viewport changes.
  case viewport(Double)
}
