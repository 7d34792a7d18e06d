/// The anchors defined so far in a document.
struct AnchorTable {
  /// A node that aliases can refer to.
  struct Anchor {
    /// The index of the record with the anchor.
    let record: Int32

    /// The number of nodes inside, with those that aliases repeat; `nil` for an incomplete node.
    var size: Int?
  }

  private var anchors: [Anchor] = []
  private var latest: [[UInt8]: Int] = [:]

  /// The largest number of names that are compared with a misspelled one.
  private static let mostNames = 64

  subscript(number: Int) -> Anchor { anchors[number] }

  var isEmpty: Bool { anchors.isEmpty }

  /// Adds an anchor, which replaces an earlier one of the same name, and returns its number.
  mutating func define(_ name: UnsafeBufferPointer<UInt8>, record: Int32, size: Int?) -> Int32 {
    latest[Array(name)] = anchors.count
    anchors.append(Anchor(record: record, size: size))
    return Int32(truncatingIfNeeded: anchors.count - 1)
  }

  /// Marks the node of an anchor as complete.
  mutating func close(_ number: Int32, size: Int) {
    anchors[Int(number)].size = size
  }

  /// The latest anchor of a name.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Anchor? {
    latest[Array(name)].map { anchors[$0] }
  }

  /// All names, for suggestions; empty if there are too many to compare.
  var names: [String] {
    guard latest.count <= Self.mostNames else { return [] }
    return latest.keys.map { String(decoding: $0, as: UTF8.self) }
  }
}
