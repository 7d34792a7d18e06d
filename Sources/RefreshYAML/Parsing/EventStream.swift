internal import CYAML

/// The events of a libyaml parser.
///
/// A libyaml parser cannot be reset, so each stream creates its own, which takes about a
/// microsecond.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Creates a stream over bytes, which have to outlive it; `nil` if memory is exhausted.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) != 0 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    event.initialize(to: yaml_event_t())
    // Set explicitly, so that libyaml neither guesses the encoding nor skips a byte order mark,
    // which would shift its positions.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Reads the next event; `nil` means a syntax error, which `problem` describes.
  ///
  /// The event is valid until the next call.
  mutating func next() -> Event? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) != 0 else { return nil }
    return Event(UnsafePointer(event))
  }

  /// The description of the last failure.
  var problem: SyntaxProblem {
    let state = parser.pointee
    return SyntaxProblem(
      text: state.problem.map { String(cString: $0) } ?? "out of memory",
      index: Int(clamping: state.problem_mark.index),
      context: state.context.map { String(cString: $0) },
      contextIndex: state.context == nil ? nil : Int(clamping: state.context_mark.index)
    )
  }
}
