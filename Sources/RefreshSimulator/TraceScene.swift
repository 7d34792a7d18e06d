import RefreshCore

/// What a trace starts from: a scroll view before its first event.
package struct TraceScene: Sendable, Hashable {
  /// The extent of the viewport.
  package var viewport = 600.0
  /// The extent of the content.
  package var content = 2000.0
  /// The app's inset before the content.
  package var start = 0.0
  /// The app's inset after the content.
  package var end = 0.0
  /// Where the viewport starts; at rest if the trace does not say.
  package var offset: Double?
  /// Whether the scroll view is on screen.
  package var isInWindow = true

  /// Creates the scene that holds where a trace says nothing.
  package init() {}
}

extension TraceScene {
  /// What the scroll view shows at first, before there is a control.
  var reading: ScrollReading {
    ScrollReading(
      offset: offset ?? -start,
      viewport: viewport,
      content: content,
      start: start,
      end: end
    )
  }
}
