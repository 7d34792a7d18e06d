package import RefreshCore

/// What holds at one moment of a replay.
package struct ReplaySample: Sendable, Hashable {
  /// The seconds since the start.
  package var time: Double
  /// What the control is doing.
  package var phase: RefreshPhase
  /// Where the viewport starts.
  package var offset: Double
  /// How far the pull has come.
  package var progress: Double
  /// How many actions have been started.
  package var fired: Int
  /// How many of them have been completed.
  package var completed: Int

  /// Creates a sample.
  package init(
    time: Double,
    phase: RefreshPhase,
    offset: Double,
    progress: Double,
    fired: Int,
    completed: Int
  ) {
    self.time = time
    self.phase = phase
    self.offset = offset
    self.progress = progress
    self.fired = fired
    self.completed = completed
  }
}
