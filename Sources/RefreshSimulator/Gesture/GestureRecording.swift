package import RefreshJSON
package import RefreshWorld

/// What happened while a gesture was played.
package struct GestureRecording: Sendable, Hashable {
  /// What it started from.
  package var scene: TraceScene
  /// What happened, in order.
  package var samples: [Sample]

  /// One moment of a gesture.
  package struct Sample: Sendable, Hashable {
    /// When it was, in seconds from the start.
    package var time: Double
    /// The step of the gesture that it belongs to, from 0; `nil` after the last one.
    package var step: Int?
    /// What happened, as a trace tells it.
    package var event: Stimulus
    /// What held after it.
    package var observation: Observation

    /// The event as a line of a trace, with what held after it under `obs`.
    package var line: JSON {
      let members = event.json.members ?? []
      return .object(members + [JSON.Member("obs", observation.json)])
    }
  }

  /// The gesture as a trace that comes to the same when it is replayed: the scene, then a line for
  /// each event, with what held after it under `obs`.
  package var lines: [JSON] {
    [scene.json] + samples.map(\.line)
  }
}
