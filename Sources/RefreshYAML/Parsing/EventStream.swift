internal import CYAML
internal import RefreshDiagnostics

/// The events of a libyaml parser.
///
/// A libyaml parser cannot be reset, so each stream creates its own, which takes about a
/// microsecond.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates a stream over bytes, which have to outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParsingStop) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) != 0 else {
      parser.deallocate()
      throw .syntax(SyntaxProblem(text: "out of memory"))
    }
    // Set explicitly, so that libyaml neither guesses the encoding nor skips a byte order mark,
    // which would shift its positions.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    self.parser = parser
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() throws(ParsingStop) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else {
      throw .syntax(SyntaxProblem(parser.pointee))
    }
    defer { yaml_event_delete(&event) }
    return Event(event)
  }
}

/// A reason to drop the current document.
enum ParsingStop: Error {
  /// A syntax error of libyaml.
  case syntax(SyntaxProblem)

  /// An exceeded limit or an unsupported feature.
  case finding(Diagnostic)
}

/// A syntax error as libyaml reports it.
struct SyntaxProblem {
  /// The error text of libyaml.
  let text: String

  /// The index of the character at which libyaml detected the error.
  var index = 0

  /// The construct that libyaml was reading, such as `while parsing a block mapping`.
  var context: String?

  /// The index of the first character of the construct in `context`.
  var contextIndex: Int?

  /// The byte that libyaml could not read: its offset, and the byte or character.
  var invalidByte: (offset: Int, value: UInt32)?
}

extension SyntaxProblem {
  fileprivate init(_ parser: yaml_parser_t) {
    text = parser.problem.map { String(cString: $0) } ?? "out of memory"
    index = Int(clamping: parser.problem_mark.index)
    if let context = parser.context {
      self.context = String(cString: context)
      contextIndex = Int(clamping: parser.context_mark.index)
    }
    if parser.error == YAML_READER_ERROR {
      let value = UInt32(truncatingIfNeeded: parser.problem_value)
      invalidByte = (Int(clamping: parser.problem_offset), value)
    }
  }
}
