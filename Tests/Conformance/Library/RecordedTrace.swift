import RefreshJSON
import RefreshSimulator
import RefreshWorld

/// A recording of a real library: a trace with what the library showed after each event.
package struct RecordedTrace: Sendable {
  /// The file's name with its folder.
  package var name: String
  /// The folder's name: a preset, and after an `@` a variant of it.
  package var profile: String
  /// The trace as we play it.
  var trace: Trace
  /// What the library showed, one for each step; `nil` where it was not looked at.
  var observations: [PeerObservation?]
  /// What it showed before the first event.
  var initial: PeerObservation?

  /// Reads a recording.
  package init(name: String, bytes: [UInt8]) throws {
    self.name = name
    trace = try Trace.read(bytes)
    profile = trace.header["profile"]?.string ?? ""
    observations = trace.steps.map { PeerObservation($0.source["obs"]) }
    initial = PeerObservation(trace.header["initial"])
    separateInsets()
  }

  /// The preset that is to reproduce it.
  package var preset: String {
    profile.split(separator: "@").first.map(String.init) ?? profile
  }

  /// The keys that the variant lays over the preset, as the YAML of a spec.
  package var specText: String {
    let overrides = trace.header["spec"]?.members ?? []
    // JSON is YAML, too.
    let lines = overrides.map { "\($0.key): \($0.value.compactText)" }
    return (["refreshgen: 1", "control: Recorded", "preset: \(preset)"] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// Takes the library's own share out of the insets that the app sets.
  ///
  /// The recorder let the app add to the insets that it found, so what it wrote down holds what the
  /// library had added before. Our traces tell the app's part alone.
  private mutating func separateInsets() {
    var app = (start: trace.scene.start, end: trace.scene.end)
    var shown = initial
    for index in trace.steps.indices {
      if case .insets(let start, let end) = trace.steps[index].event, let shown {
        app = (start - (shown.top - app.start), end - (shown.bottom - app.end))
        trace.steps[index].event = .insets(start: app.start, end: app.end)
      }
      shown = observations[index] ?? shown
    }
  }
}
