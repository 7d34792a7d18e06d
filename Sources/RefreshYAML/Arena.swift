internal import RefreshDiagnostics

/// The nodes and texts of one file, in flat arrays.
///
/// A class, and the only one here: every `Node` points to it, and so copying one costs a single
/// reference count. It never changes after it is made.
final class Arena: Sendable {
  let file: SourceFile
  let contents: ArenaContents

  init(file: SourceFile, contents: ArenaContents) {
    self.file = file
    self.contents = contents
  }

  var records: [NodeRecord] { contents.records }

  /// The text of a scalar record; no copy is made.
  func text(of record: NodeRecord) -> ArraySlice<UInt8> {
    source(of: record)[Self.range(of: record)]
  }

  /// The text of a scalar record as a string, straight from where it lies.
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

  /// The anchor and tag of a record; they are rare, and sorted by record.
  func properties(of index: Int32) -> NodeProperties? {
    let properties = contents.properties
    guard records[Int(index)].hasProperties else { return nil }
    return properties[properties.partitioningIndex { $0.record >= index }]
  }
}

/// What an arena holds besides the file.
struct ArenaContents: Sendable {
  var records: [NodeRecord] = []

  /// The texts that are not in the file as they are: with escapes, folded, or of blocks.
  var text: [UInt8] = []

  /// The anchors and tags, sorted by record.
  var properties: [NodeProperties] = []

  /// The pairs of each mapping that has merge keys.
  var mergeLists: [[MergedPair]] = []
}
