import RefreshJSON

/// The files that were generated into a folder, and what they looked like then.
///
/// It lies beside them. A file that no longer looks so was edited by hand, and one that is not in
/// it is somebody else's.
package struct Manifest: Sendable, Equatable {
  /// The name of the file.
  package static let fileName = ".refreshgen-manifest"

  /// The version of its form, and of the hashes in it; one of another version tells us nothing.
  private static let version = 2.0

  /// What is known of a generated file.
  package struct Entry: Sendable, Equatable {
    /// The spec that it comes from, as seen from the folder.
    package var spec: String
    /// What it looks like; two while it is being replaced, so that a run that is killed in between
    /// leaves no file behind that nobody knows.
    package var hashes: [ContentHash]

    /// Creates an entry.
    package init(spec: String, hashes: [ContentHash]) {
      self.spec = spec
      self.hashes = hashes
    }
  }

  /// The files by their names.
  package var entries: [String: Entry]

  /// Creates a manifest.
  package init(entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Reads a manifest; nothing for what is none.
  package init?(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes[...]), json["version"]?.number == Self.version,
      let files = json["files"]?.members
    else { return nil }
    entries = [:]
    for file in files {
      guard let spec = file.value["spec"]?.string, let hashes = file.value["hashes"]?.array else {
        return nil
      }
      entries[file.key] = Entry(
        spec: spec,
        hashes: hashes.compactMap { $0.string.flatMap(ContentHash.init) }
      )
    }
  }

  /// The manifest as text: a line for each file, in the order of their names, so that versions of
  /// it are merged with ease.
  package var text: String {
    let lines = entries.keys.sorted().map { name in
      let entry = entries[name]
      let value: JSON = .object([
        JSON.Member("spec", .string(entry?.spec ?? "")),
        JSON.Member("hashes", .array((entry?.hashes ?? []).map { .string($0.text) })),
      ])
      return "    \(JSON.string(name).compactText): \(value.compactText)"
    }
    let files = lines.joined(separator: ",\n")
    return "{\n  \"version\": \(Int(Self.version)),\n  \"files\": {\n\(files)\n  }\n}\n"
  }
}
