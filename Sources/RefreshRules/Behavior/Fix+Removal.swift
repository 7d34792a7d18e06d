import RefreshDiagnostics
import RefreshLanguage

extension Fix {
  /// Takes away the line of a key with its value, where it holds nothing else.
  ///
  /// Comments and other keys of the line may mean something, so they keep it. With anchors in the
  /// file, the line may be part of other maps too.
  static func removal(of field: Field, in file: SourceFile) -> Fix? {
    guard let key = field.keyRange?.offsets, let value = field.range?.offsets,
      key.upperBound <= value.lowerBound
    else { return nil }
    let bytes = file.bytes
    guard !bytes.contains(UInt8(ascii: "&")) else { return nil }
    let between = bytes[key.upperBound..<value.lowerBound]
    let start = bytes[..<key.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let newline = bytes[value.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    let end = newline.map { $0 + 1 } ?? bytes.count
    guard between.first == UInt8(ascii: ":"), between.dropFirst().allSatisfy(\.isSpace),
      bytes[start..<key.lowerBound].allSatisfy(\.isSpace),
      bytes[value.upperBound..<end].allSatisfy(\.isBlank)
    else { return nil }
    return Fix(
      "remove the line",
      edits: [TextEdit(range: file.range(start..<end), replacement: "")]
    )
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") }

  fileprivate var isBlank: Bool {
    isSpace || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
