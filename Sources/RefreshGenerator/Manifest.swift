import RefreshJSON

/// The manifest of an output folder: the generated files and the hashes of their content.
///
/// A file whose content has another hash was edited by hand; a file that is not listed was not
/// generated. Each file has its own line, and the lines are sorted by name, so that branches merge
/// without conflicts. If a file has two lines after a merge, the hashes of both lines are valid.
package struct Manifest: Sendable, Equatable {
  /// The name of the file.
  package static let fileName = ".refreshgen-manifest"

  /// The version of the format, and of the hashes in it.
  static let version = 3

  /// The entry of a generated file.
  package struct Entry: Sendable, Equatable {
    /// The path of the spec, relative to the folder.
    package var spec: String
    /// The path of the project file that lists the spec, relative to the folder.
    ///
    /// `nil` for a spec that was only named on a command line; no project removes its files.
    package var project: String?
    /// The hash of the content; while the file is being replaced, the hashes of both contents.
    ///
    /// With both hashes, the next run recognizes the file even if this run is killed.
    package var hashes: [ContentHash]
    /// The cache entry of the spec, if the file is a control.
    package var cacheEntry: CacheEntry?

    /// Creates an entry.
    package init(
      spec: String,
      project: String? = nil,
      hashes: [ContentHash],
      cacheEntry: CacheEntry? = nil
    ) {
      self.spec = spec
      self.project = project
      self.hashes = hashes
      self.cacheEntry = cacheEntry
    }
  }

  /// A reason why a manifest is incomplete.
  package enum Damage: Sendable, Equatable, CustomStringConvertible {
    /// Merge conflict markers.
    case conflict(line: Int)
    /// A line that is not a complete entry.
    case line(Int)
    /// A manifest of another version of refreshgen.
    case version

    package var description: String {
      switch self {
      case .conflict(let line): "has merge conflict markers on line \(line)"
      case .line(let line): "is damaged on line \(line)"
      case .version: "is from another version of refreshgen"
      }
    }
  }

  /// The files by their names.
  package var entries: [String: Entry]
  /// The reason why the manifest is incomplete, if it is.
  package private(set) var damage: Damage?

  /// Creates a manifest.
  package init(entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Reads a manifest; if it is damaged, keeps all readable entries.
  package init(_ bytes: [UInt8]) {
    let reader = ManifestReader(bytes)
    (entries, damage) = (reader.entries, reader.damage)
  }

  /// The manifest as UTF-8.
  package var bytes: [UInt8] {
    var text = JSONText()
    text += Self.header
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      text += "{\"file\":"
      text.quote(name)
      entry.write(to: &text)
      text += "}\n"
    }
    return text.bytes
  }

  /// The first line, with the version.
  static let header: StaticString = "{\"refreshgen-manifest\":3}\n"

  /// Whether a name is valid for a generated file.
  ///
  /// A manifest may come from an untrusted source, and must not refer to files in other folders.
  package static func isOutputName(_ name: String) -> Bool {
    let endings = [".refresh.swift", ".refresh.tests.swift", ".refresh.xcstrings"]
    return endings.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}

extension Manifest.Entry {
  /// Writes all members except the name.
  fileprivate func write(to text: inout JSONText) {
    text += ",\"spec\":"
    text.quote(spec)
    if let project {
      text += ",\"project\":"
      text.quote(project)
    }
    text += ",\"hashes\":["
    for (index, hash) in hashes.enumerated() {
      if index > 0 { text += "," }
      text.quote(hash.text)
    }
    text += "]"
    guard let cacheEntry else { return }
    text += ",\"controls\":["
    for (index, control) in cacheEntry.controls.enumerated() {
      if index > 0 { text += "," }
      text.quote(control)
    }
    text += cacheEntry.isSilent ? "],\"silent\":true,\"key\":" : "],\"silent\":false,\"key\":"
    text.quote(cacheEntry.key.text)
  }
}
