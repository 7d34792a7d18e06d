/// The filters that are built into the engine.
enum NeutralFilters {
  /// The maximum indentation in columns; more is probably a mistake.
  private static let widestIndentation = 100

  /// The filters by name; `textLimit` is the maximum size of their results, in bytes.
  static func all(textLimit: Int) -> [String: Filter] {
    [
      "join": { try join($0, $1, textLimit: textLimit) },
      "indent": { try indent($0, $1, textLimit: textLimit) },
      "upperFirst": { value, arguments in
        try changeFirst(value, arguments) { $0.uppercased() }
      },
      "lowerFirst": { value, arguments in
        try changeFirst(value, arguments) { $0.lowercased() }
      },
      "count": count,
    ]
  }

  private static func join(
    _ value: Value,
    _ arguments: [Value],
    textLimit: Int
  ) throws(FilterError) -> Value {
    let items = try value.requireList()
    try arguments.require(1)
    let separator = try arguments[0].requireString()
    if items.count == 1, items[0].isText { return items[0] }
    var joined = ""
    for (index, item) in items.enumerated() {
      guard let text = item.text else {
        throw FilterError("expected a list of texts, found \(item.kindName) in it")
      }
      if index > 0 { joined += separator }
      joined += text
      try check(joined.utf8.count, textLimit)
    }
    return .string(joined)
  }

  /// Indents all lines that are not empty, including the first.
  private static func indent(
    _ value: Value,
    _ arguments: [Value],
    textLimit: Int
  ) throws(FilterError) -> Value {
    let text = try value.requireString()
    try arguments.require(1)
    guard case .int(let columns) = arguments[0], (0...widestIndentation).contains(columns) else {
      throw FilterError("expected a number of columns from 0 to \(widestIndentation)")
    }
    let margin = String(repeating: " ", count: columns)
    var indented = ""
    var isLineStart = true
    for byte in text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      if !isLineStart { indented += "\n" }
      if !byte.isEmpty { indented += margin + String(Substring(byte)) }
      isLineStart = false
      try check(indented.utf8.count, textLimit)
    }
    return .string(indented)
  }

  private static func changeFirst(
    _ value: Value,
    _ arguments: [Value],
    _ change: (Character) -> String
  ) throws(FilterError) -> Value {
    let text = try value.requireString()
    try arguments.require(0)
    guard let first = text.first else { return value }
    return .string(change(first) + text.dropFirst())
  }

  private static func count(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    try arguments.require(0)
    switch value {
    case .string, .rendered: return .int(try value.requireString().count)
    case .list(let items): return .int(items.count)
    case .record(let record): return .int(record.count)
    case .null, .bool, .int, .double:
      throw FilterError("expected a string, a list or a record, found \(value.kindName)")
    }
  }

  private static func check(_ size: Int, _ limit: Int) throws(FilterError) {
    guard size <= limit else { throw FilterError("text is larger than \(limit) bytes") }
  }
}
