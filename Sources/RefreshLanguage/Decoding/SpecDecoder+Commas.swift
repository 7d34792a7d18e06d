import RefreshDiagnostics
import RefreshYAML

/// Detection of commas inside unquoted texts in braces, as in `{title: Hi, you}`.
extension SpecDecoder {
  /// Reports a comma that cuts an unquoted text in two, if that is how `key` became a key.
  ///
  /// In `{title: Hi, you}`, YAML reads `you` as a key without a value. The result is the offset at
  /// which the unquoted text ends; the caller reports no other key before this offset.
  mutating func reportComma(at key: Node, after map: MapValue, table: KeyTable) -> Int? {
    let bytes = key.file.bytes
    guard key.scalar?.isPlain == true, key.use == nil,
      let end = Self.endOfValue(bytes, start: key.range.upper.offset, table: table, in: key.file)
    else { return nil }
    let (wrong, last) = (diagnostics.last, map.entries.last)
    let value = [wrong?.range, last?.field.range].compactMap { $0 }.first {
      Self.isComma(bytes, between: $0.upper.offset, upper: key.range.lower.offset)
    }
    guard let value, let first = bytes[value.offsets].first, first != UInt8(ascii: "\""),
      first != UInt8(ascii: "'")
    else { return nil }
    let upper = key.range.upper
    let range = SourceRange(lower: value.lower, upper: key.file.position(at: end, onLineOf: upper))
    let text = key.file.text(in: range.offsets)
    if let wrong, wrong.range == value, wrong.id == InvalidColor.id {
      diagnostics.removeLast()
      let advice = ColorAdvice(
        text: text,
        names: allowsColorNames ? Self.paletteNames(in: root) : nil
      )
      diagnose(advice.mistake.finding(in: key.file, at: range))
      return end
    }
    // The commas of a function such as 'cubic-bezier(0, 0, 1, 1)' get no finding of their own.
    if let wrong, wrong.range == value, text.contains("(") { return end }
    guard let last, last.field.range == value else { return nil }
    if let number = Self.decimalComma(text) {
      diagnose(WrongType.finding(in: key.file, at: range, key: last.name.text, number: number))
      return end
    }
    guard last.field.value.text != nil else { return nil }
    diagnose(
      YAMLUnquotedText.finding(
        in: key.file,
        at: range,
        key: last.name.text,
        quoted: Self.quoted(text)
      )
    )
    return end
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\""
  }

  /// The end of an unquoted text with commas, which is before the next key or a closing brace.
  private static func endOfValue(
    _ bytes: [UInt8],
    start: Int,
    table: KeyTable,
    in file: SourceFile
  ) -> Int? {
    guard start < bytes.count else { return nil }
    let marks = Array(",{}[]:\n\r\"'#".utf8)
    guard let stop = bytes[start...].first(where: { $0 != UInt8(ascii: " ") }),
      stop == UInt8(ascii: ",") || stop == UInt8(ascii: "}")
    else { return nil }
    var end = start
    while let comma = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[comma] == UInt8(ascii: ","),
      let stop = bytes[(comma + 1)...].firstIndex(where: marks.contains),
      bytes[stop] == UInt8(ascii: ",") || bytes[stop] == UInt8(ascii: "}")
    {
      let words = bytes[(comma + 1)..<stop]
      guard let first = words.firstIndex(where: { $0 != UInt8(ascii: " ") }),
        let last = words.lastIndex(where: { $0 != UInt8(ascii: " ") }),
        table.index(of: file.text(in: first..<last + 1)) == nil
      else { break }
      end = last + 1
    }
    return end
  }

  /// The number with a decimal point, such as `1.5` for `1,5`; `nil` for any other text.
  private static func decimalComma(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      parts[0].allSatisfy(\.isNumber), parts[1].first?.isNumber == true,
      parts[1].allSatisfy({ $0.isNumber || $0 == "m" || $0 == "s" })
    else { return nil }
    return parts.joined(separator: ".")
  }

  private static func isComma(_ bytes: [UInt8], between lower: Int, upper: Int) -> Bool {
    guard lower < upper, upper - lower < 16 else { return false }
    return bytes[lower..<upper].filter { $0 != UInt8(ascii: " ") } == [UInt8(ascii: ",")]
  }
}
