import RefreshJSON

/// The files that were generated into a folder, and their content at that time.
///
/// It lies beside them. A file whose content differs was edited by hand, and a file that is not
/// listed is not generated. Every file has a line of its own that depends on no other, in the order
/// of the names, so that two branches merge; a file that is listed twice after a merge has all the
/// contents that its lines give.
package struct Manifest: Sendable, Equatable {
  /// The name of the file.
  package static let fileName = ".refreshgen-manifest"

  /// The version of the format, and of the hashes in it.
  static let version = 3

  /// What is known of a generated file.
  package struct Entry: Sendable, Equatable {
    /// The path of its spec from the folder.
    package var spec: String
    /// The path, from the folder, of the project file that lists the spec; `nil` for a spec that
    /// was named on a command line alone, whose files no project may remove.
    package var project: String?
    /// The hashes of its content; two while it is being replaced, so that a run that is killed in
    /// between leaves no file behind that nobody knows.
    package var hashes: [ContentHash]
    /// The cache entry for everything that the spec generates, if the file is the control.
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

  /// A reason why a manifest can't be relied on.
  package enum Damage: Sendable, Equatable, CustomStringConvertible {
    /// A merge was left half done.
    case conflict(line: Int)
    /// A line is not an entry, or is cut off.
    case line(Int)
    /// Another version of the tool has written it.
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
  /// The reason why entries may be missing, if some could not be read.
  package private(set) var damage: Damage?

  /// Creates a manifest.
  package init(entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// Reads a manifest, and of a damaged one whatever can be read.
  package init(_ bytes: [UInt8]) {
    let reader = ManifestReader(bytes)
    (entries, damage) = (reader.entries, reader.damage)
  }

  /// The manifest as text.
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

  /// The first line, which tells the version.
  static let header: StaticString = "{\"refreshgen-manifest\":3}\n"

  /// Whether a name can be that of a generated file.
  ///
  /// Manifests come from strangers, too, and must not name a file anywhere else.
  package static func isOutputName(_ name: String) -> Bool {
    let endings = [".refresh.swift", ".refresh.tests.swift", ".refresh.xcstrings"]
    return endings.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}

extension Manifest.Entry {
  /// Writes everything but the name, as the members that follow it.
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
