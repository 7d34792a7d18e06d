import RefreshDiagnostics
import RefreshYAML

/// Keys in the notation of messages, such as `trigger.distance`.
extension SpecDecoder {
  /// Reports a key whose parts lead to a key in a map below; returns the key of the outermost map.
  mutating func reportDotted(_ pair: Pair, in map: Node, table: KeyTable) -> String? {
    guard let name = pair.key.text, let (path, type) = Self.path(name, in: table) else {
      return nil
    }
    let value = Self.inBraces(pair.value)
    let isTaken = Self.node(at: path[...], in: map) != nil
    let mistake = Mistake(
      rule: UnknownKey.self,
      message: "unknown key \(SafeText.quote(name))",
      remedy: isTaken
        ? "remove it, since \(SafeText.quote(path[path.count - 2])) has this key" : "nest the keys",
      suggestions: isTaken ? [] : [Self.nested(path[...], value: value ?? "…")]
    )
    let fix = value.flatMap { isTaken ? nil : Self.nesting(pair, path: path, value: $0, in: map) }
    report(mistake, node: pair.key, fix: fix)
    // A value that does not suit the key is told at once.
    _ = self.value(from: pair.value, type: type, of: .key(path[path.count - 1]))
    return path[0]
  }

  /// The keys that the parts of a name mean, with the type of the last one.
  private static func path(_ name: String, in table: KeyTable) -> ([String], ValueType)? {
    guard name.contains(".") else { return nil }
    var (path, type) = ([String](), ValueType.map(table))
    for part in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if case .dictionary(let element) = type, isName(part) {
        path.append(part)
        type = element
        continue
      }
      guard let table = type.keys, let key = key(meantBy: part, in: table),
        let next = table.type(of: key)
      else { return nil }
      path.append(key)
      type = next
    }
    return (path, type)
  }

  private static func key(meantBy word: String, in table: KeyTable) -> String? {
    if table.type(of: word) != nil { return word }
    if let new = RenamedKey.newName(of: word, in: table) { return new }
    let near = Suggestions.nearest(to: word, among: table.names)
    return Suggestions.isSure(near, for: word) ? near[0] : nil
  }

  /// The value of a key as it can stand in braces; `nil` for one of several lines.
  private static func inBraces(_ value: Node) -> String? {
    guard value.use == nil, !value.definition.isEmpty,
      value.range.lower.line == value.range.upper.line
    else { return nil }
    let source = value.file.text(in: value.range.offsets)
    guard let scalar = value.scalar else {
      return source.hasPrefix("{") || source.hasPrefix("[") ? source : nil
    }
    return scalar.isPlain && source.contains(where: { ",[]{}".contains($0) })
      ? quoted(source) : source
  }

  /// A value in nested braces, such as `trigger: {distance: 90}`.
  private static func nested(_ path: ArraySlice<String>, value: String) -> String {
    let inner = path.dropFirst().reversed().reduce(value) { "{\($1): \($0)}" }
    return "\(path[path.startIndex]): \(inner)"
  }

  private static func node(at path: ArraySlice<String>, in map: Node) -> Node? {
    path.reduce(map as Node?) { $0?[$1] }
  }

  /// The fix that nests a key, or moves it into the maps that the file has already.
  private static func nesting(_ pair: Pair, path: [String], value: String, in map: Node) -> Fix? {
    guard pair.key.use == nil else { return nil }
    let known = path.indices.dropLast().last { node(at: path[...$0], in: map) != nil }
    guard let known else {
      let range = SourceRange(lower: pair.key.range.lower, upper: pair.value.range.upper)
      return Fix.replace(range, with: nested(path[...], value: value))
    }
    guard let home = node(at: path[...known], in: map) else { return nil }
    return Fix.moving(pair, as: nested(path[(known + 1)...], value: value), into: home)
  }
}

extension ValueType {
  /// The keys of a map of the type.
  fileprivate var keys: KeyTable? {
    switch self {
    case .map(let table): table
    case .font: SpecLanguage.font.table
    case .color: SpecLanguage.color
    default: nil
    }
  }
}

extension Fix {
  /// Moves a key on a line of its own, written as `text`, to the start of another map.
  static func moving(_ pair: Pair, as text: String, into map: Node, message: String? = nil) -> Fix?
  {
    let (file, range) = (
      map.file, SourceRange(lower: pair.key.range.lower, upper: pair.value.range.upper)
    )
    let bytes = file.bytes
    let start = range.lower.offset - (range.lower.column - 1)
    guard map.use == nil, let first = map.mapping?.first?.key.range, pair.value.use == nil,
      range.lower.line == range.upper.line, start >= 0,
      bytes[start..<range.lower.offset].allSatisfy({ $0 == UInt8(ascii: " ") }),
      let end = bytes[range.upper.offset...].firstIndex(of: UInt8(ascii: "\n")),
      bytes[range.upper.offset..<end].allSatisfy(" \r".utf8.contains)
    else { return nil }
    let isFlow = bytes[map.range.lower.offset] == UInt8(ascii: "{")
    let indent = String(repeating: " ", count: first.lower.column - 1)
    return Fix(
      message: message ?? "replace with \(SafeText.quote(text))",
      edits: [
        TextEdit(range: file.range(in: start..<end + 1), replacement: ""),
        TextEdit(
          range: SourceRange(at: first.lower),
          replacement: isFlow ? "\(text), " : "\(text)\n\(indent)"
        ),
      ]
    )
  }
}
