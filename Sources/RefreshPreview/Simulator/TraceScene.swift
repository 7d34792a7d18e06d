package import RefreshCore

/// The scroll view at the start of a trace.
package struct TraceScene: Sendable, Hashable {
  /// The extent of the viewport.
  package var viewport = 600.0
  /// The length of the content along the scroll axis, in points.
  package var content = 2000.0
  /// The app's inset before the content.
  package var start = 0.0
  /// The app's inset after the content.
  package var end = 0.0
  /// The offset; `nil` for the offset at rest.
  package var offset: Double?
  /// Whether the scroll view is on screen.
  package var isInWindow = true

  package init() {}
}

extension TraceScene {
  /// The geometry of the scroll view before the control is added.
  package var reading: ScrollReading {
    ScrollReading(
      offset: offset ?? -start,
      viewport: viewport,
      content: content,
      start: start,
      end: end
    )
  }
}
