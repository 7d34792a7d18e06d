/// A sequence of values to hash.
package struct HashInput {
  private var bytes: [UInt8] = []

  /// Creates an empty input.
  package init() {}

  /// The hash of all added values.
  package var hash: ContentHash { ContentHash(of: bytes) }

  /// Adds a text with its length, so that different sequences of texts give different inputs.
  package mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds several texts.
  package mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  /// Adds a hash.
  package mutating func add(_ hash: ContentHash) {
    add(hash.value)
  }

  /// Adds a flag.
  package mutating func add(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
