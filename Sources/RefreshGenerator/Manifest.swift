import RefreshJSON

/// The files that were generated into a folder, and what they looked like then.
///
/// It lies beside them. A file that no longer looks so was edited by hand, and one that is not in
/// it is somebody else's.
package struct Manifest: Sendable, Equatable {
  /// The name of the file.
  package static let fileName = ".refreshgen-manifest"

  /// The version of its form, and of the hashes in it; one of another version tells us nothing.
  private static let version = 2

  /// What is known of a generated file.
  package struct Entry: Sendable, Equatable {
    /// The spec that it comes from, as seen from the folder.
    package var spec: String
    /// What it looks like; two while it is being replaced, so that a run that is killed in between
    /// leaves no file behind that nobody knows.
    package var hashes: [ContentHash]
    /// The seal of all that came from the spec, if this is the control.
    package var seal: Seal?

    /// Creates an entry.
    package init(spec: String, hashes: [ContentHash], seal: Seal? = nil) {
      (self.spec, self.hashes, self.seal) = (spec, hashes, seal)
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
    let entries =
      ManifestScanner.entries(of: bytes, version: Self.version) ?? Self.entries(inJSON: bytes)
    guard let entries else { return nil }
    self.entries = entries
  }

  /// The entries of a manifest in whatever form.
  static func entries(inJSON bytes: [UInt8]) -> [String: Entry]? {
    guard let json = try? JSONParser.parse(bytes[...]),
      json["version"]?.number == Double(Self.version),
      let files = json["files"]?.members
    else { return nil }
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(files.count)
    for file in files {
      guard let entry = Entry(file.value) else { return nil }
      entries[file.key] = entry
    }
    return entries
  }

  /// The manifest as text: a line for each file, in the order of their names, so that versions of
  /// it are merged with ease.
  package var bytes: [UInt8] {
    var text = JSONText()
    text += "{\n  \"version\": "
    text.append(String(Self.version))
    text += ",\n  \"files\": {"
    var separator: StaticString = "\n    "
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      text += separator
      text.quote(name)
      text += ": "
      entry.write(to: &text)
      separator = ",\n    "
    }
    text += "\n  }\n}\n"
    return text.bytes
  }
}

extension Manifest.Entry {
  fileprivate init?(_ json: JSON) {
    guard let spec = json["spec"]?.string, let hashes = json["hashes"]?.array else { return nil }
    self.init(spec: spec, hashes: hashes.compactMap { $0.string.flatMap(ContentHash.init) })
    // One that can't be read is as good as none.
    if let hash = json["seal"]?.string.flatMap(ContentHash.init),
      let controls = json["controls"]?.array, let isSilent = json["silent"]?.bool
    {
      seal = Seal(controls: controls.compactMap(\.string), isSilent: isSilent, hash: hash)
    }
  }

  fileprivate func write(to text: inout JSONText) {
    text += "{\"spec\":"
    text.quote(spec)
    text += ",\"hashes\":["
    for (index, hash) in hashes.enumerated() {
      if index > 0 { text += "," }
      text.quote(hash.text)
    }
    text += "]"
    if let seal {
      text += ",\"controls\":["
      for (index, control) in seal.controls.enumerated() {
        if index > 0 { text += "," }
        text.quote(control)
      }
      text += seal.isSilent ? "],\"silent\":true,\"seal\":" : "],\"silent\":false,\"seal\":"
      text.quote(seal.hash.text)
    }
    text += "}"
  }
}
