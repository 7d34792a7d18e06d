internal import RefreshDiagnostics

/// A node in the arena.
///
/// Records are in the order of the file, and a list or map precedes its content. The first child of
/// a list or map is therefore the record at the next index, and the next sibling is the record at
/// the index `end`. So no record needs a list of its children.
struct NodeRecord {
  /// The range of the node; for an alias, the range of the alias itself.
  var range: SourceRange

  /// The shape of the node.
  var shape: NodeShape

  /// Whether the node has an anchor or a tag.
  var hasProperties = false

  /// Whether the text of a scalar differs from its source, and is stored in the arena.
  var isRewritten = false

  /// The index just after the last record inside the node.
  var end: Int32

  /// The start of a scalar's text, in the file or the arena; for an alias, the record it refers to.
  var payload: Int32

  /// The length of a scalar's text; for a map with merge keys, the index of its pairs; or -1.
  var detail: Int32 = -1
}

/// The kind of a node; for a scalar, also its style.
enum NodeShape: UInt8 {
  case plain, singleQuoted, doubleQuoted, literal, folded
  case sequence, mapping
  case alias
  /// An undefined alias, which has already been reported.
  case invalid
}

/// The anchor and the tag of a record, as ranges of the arena's text.
struct NodeProperties {
  let record: Int32
  let anchor: Range<Int32>
  let tag: Range<Int32>
}

/// A pair of a map with merge keys.
struct MergedPair {
  let key: Int32
  let value: Int32

  /// The alias through which the pair was merged, or -1.
  let alias: Int32
}
