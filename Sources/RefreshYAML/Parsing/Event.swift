internal import CYAML

struct Event {
  /// The kind of an event; the raw values are those of libyaml.
  enum Kind: UInt32 {
    case none, streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  let kind: Kind

  /// The indices of the first character, and of the character after the last one.
  let start: Int
  let end: Int

  /// The text and style of a scalar.
  let scalar: Scalar

  /// The anchor of a node, or the anchor that an alias refers to.
  let anchor: String?

  /// Whether a node has an anchor or a tag.
  let hasProperties: Bool

  /// Whether a list or map is written with brackets.
  let isFlow: Bool

  /// Whether a document starts with a `%TAG` line.
  let hasTagDirectives: Bool

  init(_ event: yaml_event_t) {
    kind = Kind(rawValue: event.type.rawValue) ?? .none
    // The file fits into memory, so its counts fit into `Int`.
    start = Int(truncatingIfNeeded: event.start_mark.index)
    end = Int(truncatingIfNeeded: event.end_mark.index)
    let data = event.data
    var (scalar, isFlow, hasTagDirectives) = (Scalar(text: "", style: .plain), false, false)
    var (anchor, tag): (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?)
    switch kind {
    case .documentStart:
      let directives = data.document_start.tag_directives
      hasTagDirectives = directives.start != directives.end
    case .alias:
      anchor = data.alias.anchor
    case .scalar:
      (anchor, tag) = (data.scalar.anchor, data.scalar.tag)
      scalar = Scalar(start: data.scalar.value, count: data.scalar.length, style: data.scalar.style)
    case .sequenceStart:
      (anchor, tag) = (data.sequence_start.anchor, data.sequence_start.tag)
      isFlow = data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case .mappingStart:
      (anchor, tag) = (data.mapping_start.anchor, data.mapping_start.tag)
      isFlow = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case .none, .streamStart, .streamEnd, .documentEnd, .sequenceEnd, .mappingEnd: break
    }
    self.scalar = scalar
    self.isFlow = isFlow
    self.hasTagDirectives = hasTagDirectives
    self.anchor = anchor.map { String(cString: $0) }
    hasProperties = anchor != nil || tag != nil
  }

  /// Whether a node is an empty value, which has no characters of its own.
  var isEmpty: Bool { kind == .scalar && scalar.isPlain && scalar.text.isEmpty }

  /// Whether a node is the merge key `<<`, without quotes.
  var isMergeKey: Bool {
    kind == .scalar && scalar.isPlain && scalar.text == "<<" && !hasProperties
  }
}

extension Scalar {
  fileprivate init(start: UnsafePointer<UInt8>, count: Int, style: yaml_scalar_style_t) {
    text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self.style = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self.style = .block
    default: self.style = .plain
    }
  }
}
