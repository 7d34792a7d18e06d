package import RefreshCore
package import RefreshDiagnostics
package import RefreshWorld

/// A trace: the scroll view at the start, and a sequence of stimuli.
package struct Trace: Sendable, Hashable {
  /// The scroll view at the start.
  package var scene: TraceScene
  /// The first line, as it was read.
  package var header: JSON
  package var steps: [Step]

  /// One line of a trace.
  package struct Step: Sendable, Hashable {
    package var event: Stimulus
    /// The line, as it was read.
    package var source: JSON
    /// The number of the line in its file, from 1.
    package var line: Int
  }
}

package struct TraceError: Error, Sendable, Hashable {
  package var message: String
  /// The number of the line, from 1.
  package var line: Int
  /// The column, in characters from 1.
  package var column: Int
}

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
