/// The state of a file on disk, compared with the content that a run generates for it.
///
/// The state follows from both contents alone, except that only the file system shows links and
/// other specs.
package enum OutputState: Sendable, Hashable {
  /// There is no file.
  case missing
  /// The file is up to date.
  case same
  /// An older generated file.
  case stale
  /// A generated file with merge conflict markers.
  case conflicted
  /// A generated file that was edited by hand.
  case edited
  /// A generated file without a complete header: another tool has rewritten the header, or an earlier
  /// version of refreshgen has generated the file.
  case headerMissing
  /// A file that was not generated.
  case foreign
  /// A generated file that the run does not generate.
  case orphaned
  /// A link to a file with other content.
  case link
  /// A file that is generated from another spec, which still exists.
  case taken(by: String)

  /// Whether replacing or removing the file could lose the work of a person.
  package var isProtected: Bool {
    switch self {
    case .edited, .headerMissing, .foreign, .link, .taken: true
    case .missing, .same, .stale, .conflicted, .orphaned: false
    }
  }

  /// The state of a Swift file; `new` is `nil` if the run does not generate the file.
  package init(of old: [UInt8]?, beside new: [UInt8]?) {
    guard let old else {
      self = .missing
      return
    }
    if let new, Self.isSame(old: old, new: new) {
      self = .same
    } else if let (header, body) = FileHeader.split(old), header.body == ContentHash(of: body) {
      self = new == nil ? .orphaned : .stale
    } else {
      let marks = FileHeader.Marks(in: old)
      self =
        marks.isConflicted && marks.hasBanner
        ? .conflicted
        : FileHeader(old) != nil ? .edited : marks.hasBanner ? .headerMissing : .foreign
    }
  }

  /// The state of the String Catalog beside a control, whose header contains the hash of the catalog.
  package init(ofCatalog old: [UInt8]?, beside new: [UInt8]?, control: [UInt8]?) {
    guard let old else {
      self = .missing
      return
    }
    if let new, Self.isSame(old: old, new: new) {
      self = .same
      return
    }
    let marks = FileHeader.Marks(in: control ?? [])
    if marks.catalogs.contains(ContentHash(of: old)) {
      self = new == nil ? .orphaned : .stale
    } else if !marks.catalogs.isEmpty {
      self = FileHeader.Marks(in: old).isConflicted ? .conflicted : .edited
    } else {
      self = marks.hasBanner && FileHeader(control ?? []) == nil ? .headerMissing : .foreign
    }
  }

  private static func isSame(old: [UInt8], new: [UInt8]) -> Bool {
    let isText = { (byte: UInt8) in byte != UInt8(ascii: "\r") }
    return old == new || old.lazy.filter(isText).elementsEqual(new.lazy.filter(isText))
  }
}
