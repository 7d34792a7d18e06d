internal import CYAML

/// A view of one libyaml event.
struct Event {
  /// The kind of an event; the raw values are those of libyaml.
  enum Kind: UInt32 {
    case none, streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  private let event: UnsafePointer<yaml_event_t>

  init(_ event: UnsafePointer<yaml_event_t>) {
    self.event = event
  }

  var kind: Kind { Kind(rawValue: event.pointee.type.rawValue) ?? .none }

  var start: Mark { Mark(event.pointee.start_mark) }

  var end: Mark { Mark(event.pointee.end_mark) }

  /// The name that an alias refers to.
  var aliasName: UnsafeBufferPointer<UInt8> { bytes(event.pointee.data.alias.anchor) }

  /// The text of a scalar.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: event.pointee.data.scalar.value,
      count: event.pointee.data.scalar.length
    )
  }

  var scalarShape: NodeShape {
    switch event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Whether a list or map starts with a bracket.
  var isFlow: Bool {
    kind == .mappingStart
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// Whether a node has an anchor or a tag.
  var hasProperties: Bool { !properties.anchor.isEmpty || !properties.tag.isEmpty }

  /// The anchor and the tag of a node, each empty if it has none.
  var properties: (anchor: UnsafeBufferPointer<UInt8>, tag: UnsafeBufferPointer<UInt8>) {
    switch kind {
    case .scalar:
      (bytes(event.pointee.data.scalar.anchor), bytes(event.pointee.data.scalar.tag))
    case .sequenceStart:
      (
        bytes(event.pointee.data.sequence_start.anchor),
        bytes(event.pointee.data.sequence_start.tag)
      )
    case .mappingStart:
      (
        bytes(event.pointee.data.mapping_start.anchor),
        bytes(event.pointee.data.mapping_start.tag)
      )
    case .none, .streamStart, .streamEnd, .documentStart, .documentEnd, .alias, .sequenceEnd,
      .mappingEnd:
      (bytes(nil), bytes(nil))
    }
  }

  /// Whether a document starts with a `%TAG` line.
  var hasTagDirectives: Bool {
    let directives = event.pointee.data.document_start.tag_directives
    return directives.start != directives.end
  }

  private func bytes(_ string: UnsafeMutablePointer<UInt8>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    var count = 0
    while string[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: string, count: count)
  }
}

/// A position as libyaml counts: character index, line and column, each from 0.
struct Mark {
  let index: Int
  let line: Int
  let column: Int

  init(_ mark: yaml_mark_t) {
    // The file fits into memory, so its counts fit into `Int`.
    index = Int(truncatingIfNeeded: mark.index)
    line = Int(truncatingIfNeeded: mark.line)
    column = Int(truncatingIfNeeded: mark.column)
  }
}
