import RefreshGenerator

/// A file that a spec describes, and what lies where it belongs.
///
/// A class, since each is passed on through several lists, and none gets to be another one.
final class OutputFile: Sendable {
  /// The spec, as it was named.
  let spec: String
  /// What the file is for.
  let kind: GeneratedFile.Kind
  /// Where it belongs.
  let path: FilePath
  /// What it is to hold.
  let hash: ContentHash
  /// What lies there now.
  let state: State
  /// Whether the manifest says of it what it is to say.
  let isNoted: Bool
  /// What is written in the end, if it is at hand.
  let draft: Draft?

  init(
    spec: String,
    kind: GeneratedFile.Kind,
    path: FilePath,
    hash: ContentHash,
    state: State,
    isNoted: Bool = false,
    draft: Draft? = nil
  ) {
    self.spec = spec
    self.kind = kind
    self.path = path
    self.hash = hash
    self.state = state
    self.isNoted = isNoted
    self.draft = draft
  }

  /// What lies where a file belongs.
  enum State: Sendable, Equatable {
    /// Nothing.
    case missing
    /// The file as it is to be.
    case same
    /// The file as it was generated before.
    case stale(ContentHash)
    /// A generated file that somebody has changed.
    case edited(ContentHash)
    /// A file of somebody else.
    case foreign(ContentHash)

    /// What lies there, if it is not as it is to be.
    var old: ContentHash? {
      switch self {
      case .missing, .same: nil
      case .stale(let old), .edited(let old), .foreign(let old): old
      }
    }

    /// Whether somebody else has a hand in it.
    var isSomebodyElses: Bool {
      switch self {
      case .edited, .foreign: true
      case .missing, .same, .stale: false
      }
    }
  }

  /// What is to become of a file.
  enum Draft: Sendable {
    /// The content itself.
    case bytes([UInt8])
    /// A file that only has to be moved.
    case file(String)
  }
}
