package import RefreshCore

/// What holds at one moment of a replay, and what led there.
package struct ReplaySample: Sendable, Hashable {
  /// The seconds since the start.
  package var time: Double
  /// What just happened, in a few words.
  package var event: String
  /// What the control is doing.
  package var phase: RefreshPhase
  /// The inset before the content.
  package var start: Double
  /// The inset after the content.
  package var end: Double
  /// Where the viewport starts.
  package var offset: Double
  /// How far the pull has come.
  package var progress: Double
  /// How many actions have been started.
  package var fired: Int
  /// How many of them have been completed.
  package var completed: Int
  /// The title that the control shows.
  package var title: String

  /// Creates a sample.
  package init(
    time: Double,
    event: String,
    phase: RefreshPhase,
    start: Double,
    end: Double,
    offset: Double,
    progress: Double,
    fired: Int,
    completed: Int,
    title: String
  ) {
    self.time = time
    self.event = event
    self.phase = phase
    self.start = start
    self.end = end
    self.offset = offset
    self.progress = progress
    self.fired = fired
    self.completed = completed
    self.title = title
  }

  /// Whether nothing but the time is another one than before.
  func isQuiet(after before: ReplaySample?) -> Bool {
    guard var before, time > before.time else { return false }
    before.time = time
    before.event = event
    return self == before
  }
}
