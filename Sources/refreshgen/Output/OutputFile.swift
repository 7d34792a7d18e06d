import RefreshGenerator

/// A file that a spec describes, and what lies where it belongs.
///
/// A class, since each is passed on through several lists, and none becomes another one.
final class OutputFile: Sendable {
  /// The spec, as it was named.
  let spec: String
  /// The use of the file.
  let kind: GeneratedFile.Kind
  /// The folder that it belongs into.
  let folder: OutputFolder?
  /// The path, as messages show it.
  let path: FilePath
  /// The hash of the content that the spec describes.
  let hash: ContentHash
  /// What lies there now.
  let state: State
  /// The content that the spec describes, where it is needed in memory.
  let bytes: [UInt8]?

  init(
    spec: String,
    kind: GeneratedFile.Kind,
    folder: OutputFolder?,
    path: FilePath,
    hash: ContentHash,
    state: State,
    bytes: [UInt8]? = nil
  ) {
    self.spec = spec
    self.kind = kind
    self.folder = folder
    self.path = path
    self.hash = hash
    self.state = state
    self.bytes = bytes
  }

  /// The name.
  var name: String { path.name }

  /// What lies where a file belongs.
  enum State: Sendable, Equatable {
    /// Nothing.
    case missing
    /// The content that the spec describes.
    case same
    /// The content that was generated before.
    case stale(ContentHash)
    /// Generated content with the markers of a merge in it.
    case conflicted(ContentHash)
    /// Generated content that was edited.
    case edited(ContentHash)
    /// A file that was not generated.
    case foreign(ContentHash)
    /// A link to a file with other content.
    case link
    /// The output of another spec, which still exists.
    case taken(by: String)

    /// The hash of what lies there, if it is going to be replaced.
    var old: ContentHash? {
      switch self {
      case .missing, .same, .link, .taken: nil
      case .stale(let old), .conflicted(let old), .edited(let old), .foreign(let old): old
      }
    }

    /// Whether replacing it could lose somebody's work.
    var isProtected: Bool {
      switch self {
      case .edited, .foreign, .link, .taken: true
      case .missing, .same, .stale, .conflicted: false
      }
    }
  }
}

extension OutputFolder {
  /// What lies where an output belongs that comes from a spec, whose path the manifest would have.
  func state(
    of name: String,
    _ content: Content?,
    from spec: String,
    beside new: [UInt8]
  ) -> OutputFile.State {
    let entry = manifest.entries[name]
    if let entry, entry.spec != spec, isOtherSpec(entry.spec, than: spec) {
      return .taken(by: entry.spec)
    }
    switch content {
    case nil: return .missing
    case .file(new), .link(new): return .same
    case .link: return .link
    case .file(let old):
      let hash = ContentHash(of: old)
      if let entry, entry.hashes.contains(hash) { return .stale(hash) }
      let lines = Lines(old)
      if lines.isConflicted && (entry != nil || lines.isGenerated) { return .conflicted(hash) }
      return entry != nil || lines.isGenerated ? .edited(hash) : .foreign(hash)
    }
  }

  /// Whether the spec of an entry still exists and is not the same file under another path.
  private func isOtherSpec(_ other: String, than spec: String) -> Bool {
    let status = FileStatus(following: place(of: other))
    guard let status, status.kind == .file else { return false }
    return FileStatus(following: place(of: spec))?.identity != status.identity
  }

  /// The absolute path of a path in the manifest.
  private func place(of path: String) -> String {
    path.hasPrefix("/") ? path : location.realPath + "/" + path
  }

  /// What the lines of a file tell of where it comes from.
  private struct Lines {
    /// Whether it has the banner of a generated file.
    private(set) var isGenerated = false
    /// Whether a merge has left its markers in it.
    private(set) var isConflicted = false

    init(_ bytes: [UInt8]) {
      var markers: Set<UInt8> = []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        if line.starts(with: Generator.banner.utf8) { isGenerated = true }
        guard let first = line.first, "<=>".utf8.contains(first) else { continue }
        if line.starts(with: repeatElement(first, count: 7)) { markers.insert(first) }
      }
      isConflicted = markers.count == 3
    }
  }
}
