/// Reads lines of a manifest in the exact format of this tool, several times as fast as a JSON
/// parser.
struct ManifestScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// The name and the entry of a line; `nil` for a line in another format.
  static func file(of line: ArraySlice<UInt8>) -> (String, Manifest.Entry)? {
    line.withUnsafeBufferPointer { bytes in
      var scanner = ManifestScanner(bytes: bytes)
      return scanner.file()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func file() -> (String, Manifest.Entry)? {
    guard take("{\"file\":"), let name = text(), let entry = entry(), offset == bytes.count else {
      return nil
    }
    return (name, entry)
  }

  private mutating func entry() -> Manifest.Entry? {
    guard take(",\"spec\":"), let spec = text() else { return nil }
    var project: String?
    if take(",\"project\":") {
      guard let path = text() else { return nil }
      project = path
    }
    guard take(",\"hashes\":["), let first = hash() else { return nil }
    var entry = Manifest.Entry(spec: spec, project: project, hashes: [first])
    while take(",") {
      guard let hash = hash() else { return nil }
      entry.hashes.append(hash)
    }
    guard take("]") else { return nil }
    if take("}") { return entry }
    guard take(",\"controls\":["), let control = text() else { return nil }
    var controls = [control]
    while take(",") {
      guard let control = text() else { return nil }
      controls.append(control)
    }
    guard take("],\"silent\":") else { return nil }
    let isSilent = take("true")
    guard isSilent || take("false"), take(",\"key\":"), let key = hash(), take("}") else {
      return nil
    }
    entry.cacheEntry = CacheEntry(controls: controls, isSilent: isSilent, key: key)
    return entry
  }

  /// A text in quotes, without escapes.
  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      guard bytes[offset] != UInt8(ascii: "\\"), bytes[offset] >= 0x20 else { return nil }
      offset += 1
    }
    let end = offset
    return take("\"") ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  private mutating func hash() -> ContentHash? {
    guard take("\""), let hash = ContentHash(digits: bytes[offset...].prefix(16)) else {
      return nil
    }
    offset += 16
    return take("\"") ? hash : nil
  }

  private mutating func take(_ expected: StaticString) -> Bool {
    expected.withUTF8Buffer { take($0) }
  }

  @inline(__always)
  private mutating func take(_ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[offset...].starts(with: expected) else { return false }
    offset += expected.count
    return true
  }
}
