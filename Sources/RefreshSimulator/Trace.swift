package import RefreshJSON
package import RefreshWorld

/// A trace: an initial scene and a sequence of stimuli.
package struct Trace: Sendable, Hashable {
  /// The initial scene.
  package var scene: TraceScene
  /// The original first line.
  package var header: JSON
  /// The steps, in order.
  package var steps: [Step]

  /// One line of a trace.
  package struct Step: Sendable, Hashable {
    /// The stimulus.
    package var event: Stimulus
    /// The original line.
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
