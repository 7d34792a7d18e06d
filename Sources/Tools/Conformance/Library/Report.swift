import RefreshDiagnostics
import RefreshPreview

/// The result of the comparison of one or more recordings with our control.
package struct Report: Sendable {
  /// The folder of the recordings.
  package let profile: String
  /// The number of events that agree.
  package private(set) var agreeing = 0
  /// The number of events with a difference that deviations explain.
  package private(set) var deviating = 0
  /// The number of occurrences of each deviation, and the first place.
  package private(set) var deviations: [String: (count: Int, first: Place)] = [:]
  /// The number of restarts of our control in the library's state.
  package private(set) var restarts = 0
  /// The number of restarts in the nearest state, because our control has no such state.
  package private(set) var approximations = 0
  /// The differences that no deviation explains.
  package private(set) var mismatches: [Mismatch] = []

  package init(profile: String) {
    self.profile = profile
  }

  mutating func agree() {
    agreeing += 1
  }

  mutating func open(_ deviation: Deviation, at place: Place) {
    deviations[deviation.id, default: (0, place)].count += 1
  }

  mutating func deviate(_ deviations: [Deviation]) {
    deviating += 1
  }

  mutating func restart(reaches isReached: Bool) {
    restarts += 1
    if !isReached { approximations += 1 }
  }

  mutating func fail(_ mismatch: Mismatch) {
    mismatches.append(mismatch)
  }

  /// Adds the results of another report.
  package mutating func add(_ other: Report) {
    agreeing += other.agreeing
    deviating += other.deviating
    restarts += other.restarts
    approximations += other.approximations
    for (id, value) in other.deviations {
      deviations[id, default: (0, value.first)].count += value.count
    }
    mismatches += other.mismatches
  }

  /// The counts of the report, as one line.
  package var summary: String {
    let padded = profile + String(repeating: " ", count: max(32 - profile.count, 1))
    let counts = "\(agreeing) agree, \(deviating) deviate, \(mismatches.count) unexplained"
    guard restarts > 0 else { return padded + counts }
    return "\(padded)\(counts); \(restarts) restarts, \(approximations) in the nearest state"
  }
}

/// A line of a recording.
package struct Place: Sendable, Hashable {
  /// The name of the file.
  package let file: String
  /// The number of the line, from 1.
  package let line: Int
}

/// A difference that no deviation explains.
package struct Mismatch: Sendable {
  package let place: Place
  /// The event, the names of the fields that differ, and both observations.
  package let text: String

  init(
    _ file: String,
    _ step: Trace.Step,
    _ fields: Fields,
    _ peer: PeerObservation,
    _ ours: Observation
  ) {
    place = Place(file: file, line: step.line)
    let event = step.source.members?.filter { $0.key != "obs" && $0.key != "fx" } ?? []
    let theirs =
      "\(peer.state) top \(peer.top) bottom \(peer.bottom) offset \(peer.offset) "
      + "progress \(peer.progress.map(JSON.text) ?? "-") fired \(peer.fired) "
      + "completed \(peer.completed.map(String.init) ?? "-")"
    text =
      "\(JSON.object(event).compactText): \(fields.names.joined(separator: ", "))\n"
      + "    peer: \(theirs)\n    ours: \(ours.json.compactText)"
  }
}
