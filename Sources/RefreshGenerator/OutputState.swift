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
  /// Two generated files that git has merged with conflicts, or with conflicts in their checksums alone.
  case conflicted
  /// A file with conflicts, one of whose sides is no generated file: git or a person has changed it.
  case unmerged
  /// A generated file that a person or another tool has changed.
  case edited
  /// A file that was not generated.
  case foreign
  /// A String Catalog whose control is gone, and with it the checksums.
  case lone
  /// A generated file that the run does not generate.
  case orphaned
  /// A link to a file with other content.
  case link
  /// A file that is generated from another spec, which still exists.
  case taken(by: String)

  /// Whether replacing or removing the file could lose the work of a person.
  package var isProtected: Bool {
    switch self {
    case .edited, .unmerged, .foreign, .lone, .link, .taken: true
    case .missing, .same, .stale, .conflicted, .orphaned: false
    }
  }

  /// The state of a Swift file; `new` is `nil` if the run does not generate the file.
  package init(of old: [UInt8]?, beside new: [UInt8]?) {
    self.init(of: old, beside: new) { versions in
      let marks = versions.compactMap(FileMarks.init)
      return marks.isEmpty ? nil : marks.count == versions.count && marks.allSatisfy(\.isUntouched)
    }
  }

  /// The state of the String Catalog beside a control, which contains the checksums of the catalog.
  package init(ofCatalog old: [UInt8]?, beside new: [UInt8]?, control: [UInt8]?) {
    self.init(of: old, beside: new) { versions in
      let controls = MergeConflict.versions(of: LineEndings.unified(control ?? []))
      let known = controls.compactMap(FileMarks.init).flatMap(\.catalogs)
      return known.isEmpty
        ? nil : versions.allSatisfy { known.contains(ContentHash.parts(of: $0[...])) }
    }
    if self == .foreign, control == nil { self = .lone }
  }

  /// The state of a file; `isUntouched` is `nil` for versions that no run has written.
  private init(
    of old: [UInt8]?,
    beside new: [UInt8]?,
    isUntouched: (_ versions: [[UInt8]]) -> Bool?
  ) {
    guard let old = old.map(LineEndings.unified) else {
      self = .missing
      return
    }
    guard old != new else {
      self = .same
      return
    }
    let versions = MergeConflict.versions(of: old)
    if let new, FileMarks.differInChecksums(old, new) {
      self = versions.count > 1 ? .conflicted : .stale
      return
    }
    if let isUntouched = isUntouched(versions) {
      let state: OutputState = versions.count > 1 ? .conflicted : new == nil ? .orphaned : .stale
      self = isUntouched ? state : versions.count > 1 ? .unmerged : .edited
    } else {
      self = .foreign
    }
  }
}
