package import Foundation

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
