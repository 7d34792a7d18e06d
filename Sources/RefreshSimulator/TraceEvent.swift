package import RefreshCore

/// One step of a trace.
package enum TraceEvent: Sendable, Hashable {
  /// The offset changed to `to`, with a finger or without one.
  case scroll(to: Double, dragging: Bool)
  /// The finger lifted.
  case drop
  /// There is another amount of content.
  case content(Double)
  /// The app set its insets.
  case inset(start: Double, end: Double)
  /// Another amount is in sight.
  case viewport(Double)
  /// The app asked for a refresh.
  case begin
  /// The app said how the refresh ended.
  case end(RefreshOutcome)
  /// The app said that there may be more data again.
  case reset
  /// Seconds passed.
  case advance(Double)
  /// The scroll view came on screen or left it.
  case window(attached: Bool)
  /// The control left the layout.
  case hide
  /// The control came back into the layout.
  case show
  /// The control may trigger, or may not.
  case enabled(Bool)
  /// The control at the opposite edge became busy, or idle.
  case opposite(isBusy: Bool)
}
