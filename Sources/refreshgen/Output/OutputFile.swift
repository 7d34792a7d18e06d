import RefreshGenerator

/// A file to generate, compared with the existing file.
struct OutputFile: Sendable {
  /// The path of the spec.
  let spec: String
  /// The kind of the file.
  let kind: GeneratedFile.Kind
  /// The output folder.
  let folder: OutputFolder?
  /// The path for messages.
  let path: FilePath
  /// The hash of the generated content.
  let hash: ContentHash
  /// The state of the existing file.
  let state: State
  /// The generated content, if it is needed in memory.
  var bytes: [UInt8]?

  /// The name.
  var name: String { path.name }

  /// The state of an existing file.
  enum State: Sendable, Equatable {
    /// There is no file.
    case missing
    /// The file is up to date.
    case same
    /// An older generated file.
    case stale(ContentHash)
    /// A generated file with merge conflict markers.
    case conflicted(ContentHash)
    /// A generated file that was edited by hand, so only `--force` replaces it.
    case edited(ContentHash)
    /// A file that was not generated but written by hand, so only `--force` replaces it.
    case foreign(ContentHash)
    /// A link to a file with other content, so only `--force` replaces it.
    case link
    /// A file that is generated from another spec, which still exists.
    case taken(by: String)

    /// The hash of the existing content, which the manifest keeps while the file is being replaced.
    var old: ContentHash? {
      switch self {
      case .missing, .same, .link, .taken: nil
      case .stale(let old), .conflicted(let old), .edited(let old), .foreign(let old): old
      }
    }

    /// Whether replacing the file could lose manual changes.
    var isProtected: Bool {
      switch self {
      case .edited, .foreign, .link, .taken: true
      case .missing, .same, .stale, .conflicted: false
      }
    }
  }
}

extension OutputFolder {
  /// The state of the existing file for an output of a spec.
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

  /// Whether the spec of an entry exists and is a different file.
  private func isOtherSpec(_ other: String, than spec: String) -> Bool {
    let status = FileStatus(following: place(of: other))
    guard let status, status.kind == .file else { return false }
    return FileStatus(following: place(of: spec))?.identity != status.identity
  }

  /// The absolute path for a path in the manifest.
  private func place(of path: String) -> String {
    path.hasPrefix("/") ? path : location.realPath + "/" + path
  }

  /// The properties of a file's lines.
  private struct Lines {
    /// Whether the file has the banner of a generated file.
    private(set) var isGenerated = false
    /// Whether the file has merge conflict markers.
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
