package import RefreshCore

/// An event of a replay, with the state after it.
package struct ReplaySample: Sendable, Hashable {
  /// The seconds since the start.
  package var time: Double
  /// The event in a few words.
  package var event: String
  /// The phase of the control.
  package var phase: RefreshPhase
  /// The inset before the content.
  package var start: Double
  /// The inset after the content.
  package var end: Double
  /// The offset of the list.
  package var offset: Double
  /// The pull as a fraction of the trigger distance.
  package var progress: Double
  /// The number of actions that have started.
  package var fired: Int
  /// The number of actions that have completed.
  package var completed: Int
  /// The title that the control shows.
  package var title: String
  /// The offset that the list would have without rubber-banding; `nil` without a finger.
  package var finger: Double?

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
    title: String,
    finger: Double? = nil
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
    self.finger = finger
  }

  /// Whether neither the phase nor a count of actions has changed since the previous sample.
  func hasSamePhase(as before: ReplaySample?) -> Bool {
    guard let before else { return false }
    return phase == before.phase && fired == before.fired && completed == before.completed
  }

  /// Whether the sample is later than the previous one, but has the same state.
  func isQuiet(after before: ReplaySample?) -> Bool {
    guard var before, time > before.time else { return false }
    before.time = time
    before.event = event
    return self == before
  }
}
