package import RefreshDiagnostics
package import RefreshWorld

/// A trace: the scroll view at the start, and a sequence of stimuli.
package struct Trace: Sendable, Hashable {
  /// The scroll view at the start.
  package var scene: TraceScene
  /// The first line, as it was read.
  package var header: JSON
  /// The steps, in order.
  package var steps: [Step]

  /// One line of a trace.
  package struct Step: Sendable, Hashable {
    /// The stimulus.
    package var event: Stimulus
    /// The line, as it was read.
    package var source: JSON
    /// The number of the line in its file, from 1.
    package var line: Int
  }
}

/// A syntax error in a trace.
package struct TraceError: Error, Sendable, Hashable {
  /// The error message.
  package var message: String
  /// The number of the line, from 1.
  package var line: Int
  /// The column, in characters from 1.
  package var column: Int
}
