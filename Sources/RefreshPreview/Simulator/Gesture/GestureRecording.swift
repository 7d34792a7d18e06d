package import RefreshDiagnostics
package import RefreshWorld

/// The recording of a gesture.
package struct GestureRecording: Sendable, Hashable {
  /// The scroll view before the gesture.
  package var scene: TraceScene
  /// The samples, in order.
  package var samples: [Sample]

  /// One moment of a gesture.
  package struct Sample: Sendable, Hashable {
    /// The time, in seconds from the start.
    package var time: Double
    /// The index of the current step of the gesture; `nil` after the last step.
    package var step: Int?
    /// The stimulus.
    package var event: Stimulus
    /// The state after the stimulus.
    package var observation: Observation
    /// The offset that the list would have without rubber-banding; `nil` without a finger.
    package var finger: Double?

    /// The stimulus as a line of a trace, with the state after it under `obs`.
    package var line: JSON {
      let members = event.json.members ?? []
      return .object(members + [JSON.Member("obs", observation.json)])
    }
  }

  /// The lines of a trace whose replay has the same result as the gesture.
  ///
  /// The first line is the scene. Each further line is a stimulus, with the state after it under
  /// the key `obs`.
  package var lines: [JSON] {
    [scene.json] + samples.map(\.line)
  }
}
