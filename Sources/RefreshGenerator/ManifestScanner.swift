/// Reads a manifest that lies as this tool wrote it, which it mostly does, several times as quickly
/// as one that others have reformatted.
struct ManifestScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// The entries of a manifest of a version; nothing where a byte is not as expected.
  static func entries(of bytes: [UInt8], version: Int) -> [String: Manifest.Entry]? {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ManifestScanner(bytes: bytes)
      return scanner.entries(version)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func entries(_ version: Int) -> [String: Manifest.Entry]? {
    guard take("{\n  \"version\": "), take(String(version)), take(",\n  \"files\": {\n") else {
      return nil
    }
    var entries: [String: Manifest.Entry] = [:]
    // A line is hardly shorter than this.
    entries.reserveCapacity(bytes.count / 80)
    repeat {
      guard take("    "), let name = text(), take(": "), let entry = entry(),
        entries.updateValue(entry, forKey: name) == nil
      else { return nil }
    } while take(",\n")
    return take("\n  }\n}\n") && offset == bytes.count ? entries : nil
  }

  private mutating func entry() -> Manifest.Entry? {
    guard take("{\"spec\":"), let spec = text(), take(",\"hashes\":["), let first = hash() else {
      return nil
    }
    var entry = Manifest.Entry(spec: spec, hashes: [first])
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
    guard isSilent || take("false"), take(",\"seal\":"), let hash = hash(), take("}") else {
      return nil
    }
    entry.seal = Seal(controls: controls, isSilent: isSilent, hash: hash)
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

  private mutating func take(_ expected: String) -> Bool {
    var expected = expected
    return expected.withUTF8 { take($0) }
  }

  @inline(__always)
  private mutating func take(_ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[offset...].starts(with: expected) else { return false }
    offset += expected.count
    return true
  }
}
