/// Several things in a row that one hash is made of.
package struct HashInput {
  private var bytes: [UInt8] = []

  /// Creates an input of nothing.
  package init() {}

  /// The hash of everything that was added.
  package var hash: ContentHash { ContentHash(of: bytes) }

  /// Adds a text, with its length, so that no two rows of texts look the same.
  package mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds several texts.
  package mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  /// Adds the hash of something else.
  package mutating func add(_ hash: ContentHash) {
    add(hash.value)
  }

  /// Adds a choice.
  package mutating func add(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
