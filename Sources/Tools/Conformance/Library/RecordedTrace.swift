package import Foundation
import RefreshDiagnostics
import RefreshPreview
import RefreshWorld

/// A recording of a real library: a trace with an observation of the library after each event.
package struct RecordedTrace: Sendable {
  /// The name of the file, with its folder.
  package var name: String
  /// The name of the folder: a preset, or a preset and a variant, separated by `@`.
  package var profile: String
  /// The trace, whose insets do not include the library's added inset.
  var trace: Trace
  /// The observation of the library after each step; `nil` where the recording has none.
  var observations: [PeerObservation?]
  /// The observation of the library before the first event.
  var initial: PeerObservation?

  package init(name: String, bytes: [UInt8]) throws {
    self.name = name
    trace = try Trace.read(bytes)
    profile = trace.header["profile"]?.string ?? ""
    observations = trace.steps.map { PeerObservation($0.source["obs"]) }
    initial = PeerObservation(trace.header["initial"])
    separateInsets()
  }

  /// The preset that reproduces the library.
  package var preset: String {
    profile.split(separator: "@").first.map(String.init) ?? profile
  }

  /// The spec of our control, as YAML: the preset with the keys that the variant overrides.
  package var specText: String {
    let overrides = trace.header["spec"]?.members ?? []
    // JSON is valid YAML.
    let lines = overrides.map { "\($0.key): \($0.value.compactText)" }
    return (["refreshgen: 1", "control: Recorded", "preset: \(preset)"] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// Removes the library's added inset from the insets that the app sets.
  ///
  /// In the recordings, the app changed the current insets of the list, so the recorded insets include
  /// the inset that the library had added before. Traces contain only the app's insets.
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

/// A folder of recordings: `<profile>/<name>.jsonl`.
package enum TraceFolder {
  /// Reads all recordings in a folder, in the order of their names.
  package static func read(_ folder: URL) throws -> [RecordedTrace] {
    let manager = FileManager.default
    let profiles = try manager.contentsOfDirectory(atPath: folder.path).sorted()
    return try profiles.flatMap { profile -> [RecordedTrace] in
      let url = folder.appendingPathComponent(profile)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
        return []
      }
      let names = try manager.contentsOfDirectory(atPath: url.path)
      return try names.filter { $0.hasSuffix(".jsonl") }.sorted().map { name in
        let bytes = try Data(contentsOf: url.appendingPathComponent(name))
        return try RecordedTrace(name: "\(profile)/\(name)", bytes: Array(bytes))
      }
    }
  }
}
