package import Foundation

/// The recordings in a folder: `<profile>/<name>.events`.
package struct Recordings {
  package private(set) var recordings: [(name: String, recording: Recording)] = []
  private let folder: URL

  /// Replays the recordings, with the control of another spec if there is one.
  package init(in folder: URL, spec: String? = nil) throws {
    self.folder = folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".events") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      recordings.append((path, Recording(text, name: path, spec: spec)))
    }
  }

  /// The numbers of events that agree and deviate, by profile.
  package var counts: String {
    let profiles = Dictionary(grouping: recordings) { $0.name.prefix { $0 != "/" } }
    return profiles.sorted { $0.key < $1.key }.map { profile, recordings in
      let agreeing = recordings.reduce(0) { $0 + $1.recording.agreeing }
      let deviating = recordings.reduce(0) { $0 + $1.recording.deviating }
      return "\(folder.lastPathComponent)/\(profile): \(agreeing) agree, \(deviating) deviate\n"
    }.joined()
  }

  /// Writes what our control shows now into the files, and nothing of what the libraries show.
  package func record() throws {
    for (name, recording) in recordings {
      try recording.replayed.write(
        to: folder.appendingPathComponent(name),
        atomically: true,
        encoding: .utf8
      )
    }
  }
}
