internal import RefreshDiagnostics

/// One node as it lies in the arena.
///
/// Nodes lie in the order in which they are written, each collection before its content, so the
/// first child of a node is the next record and its next sibling is at `end`. No lists of children
/// are needed.
struct NodeRecord {
  /// The node's characters; those of an alias for an alias.
  var range: SourceRange

  /// What the node is.
  var shape: NodeShape

  /// Says whether the node has an anchor or a tag.
  var hasProperties = false

  /// Says whether a scalar's text differs from how it is written, and so lies in the arena.
  var isRewritten = false

  /// The index just after the last record inside the node.
  var end: Int32

  /// Where a scalar's text starts, in the file or in the arena, or an alias's target.
  var payload: Int32

  /// The length of a scalar's text, or the number of a mapping's merge list, if any.
  var detail: Int32 = -1
}

/// What a record is.
enum NodeShape: UInt8 {
  case plain, singleQuoted, doubleQuoted, literal, folded
  case sequence, mapping
  case alias
  /// An alias that leads nowhere, already reported.
  case invalid
}

/// The anchor and the tag of a record, as places in the arena's text.
struct NodeProperties {
  let record: Int32
  let anchor: Range<Int32>
  let tag: Range<Int32>
}

/// One pair of a mapping that has merge keys.
struct MergedPair {
  let key: Int32
  let value: Int32

  /// The alias through which the pair was merged, or -1.
  let alias: Int32
}
