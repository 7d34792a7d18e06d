internal import RefreshDiagnostics

/// The nodes and texts of a file, in flat arrays.
///
/// An immutable class, to which every `Node` has a reference, so that copying a node is cheap.
final class Arena: Sendable {
  let file: SourceFile
  let contents: ArenaContents

  init(file: SourceFile, contents: ArenaContents) {
    self.file = file
    self.contents = contents
  }

  var records: [NodeRecord] { contents.records }

  /// The text of a scalar record, without a copy.
  func text(of record: NodeRecord) -> ArraySlice<UInt8> {
    source(of: record)[Self.range(of: record)]
  }

  /// The text of a scalar record as a string.
  func string(of record: NodeRecord) -> String {
    source(of: record).withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[Self.range(of: record)]), as: UTF8.self)
    }
  }

  private func source(of record: NodeRecord) -> [UInt8] {
    record.isRewritten ? contents.text : file.bytes
  }

  private static func range(of record: NodeRecord) -> Range<Int> {
    Int(record.payload)..<Int(record.payload + record.detail)
  }

  func text(_ range: Range<Int32>) -> ArraySlice<UInt8> {
    contents.text[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The anchor and tag of a record, if it has any.
  func properties(of index: Int32) -> NodeProperties? {
    let properties = contents.properties
    guard records[Int(index)].hasProperties else { return nil }
    return properties[properties.partitioningIndex { $0.record >= index }]
  }
}

/// Everything in an arena except for the file.
struct ArenaContents: Sendable {
  var records: [NodeRecord] = []

  /// The texts of the scalars that are written differently in the file, such as with escapes.
  var text: [UInt8] = []

  /// The anchors and tags, sorted by record.
  var properties: [NodeProperties] = []

  /// The pairs of the maps that have merge keys: one list for each of these maps.
  var mergeLists: [[MergedPair]] = []
}
