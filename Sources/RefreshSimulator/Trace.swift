package import RefreshJSON
package import RefreshWorld

/// A scene and what happens in it.
package struct Trace: Sendable, Hashable {
  /// What it starts from.
  package var scene: TraceScene
  /// The first line as it was read.
  package var header: JSON
  /// What happens, in order.
  package var steps: [Step]

  /// One line of a trace.
  package struct Step: Sendable, Hashable {
    /// What happens.
    package var event: Stimulus
    /// The line as it was read.
    package var source: JSON
    /// The number of the line in its file, from 1.
    package var line: Int
  }
}

/// A line of a trace that can't be understood.
package struct TraceError: Error, Sendable, Hashable {
  /// What is wrong, and what was expected.
  package var message: String
  /// The number of the line, from 1.
  package var line: Int
  /// Where in the line, in characters from 1.
  package var column: Int
}
