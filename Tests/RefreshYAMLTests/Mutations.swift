/// Seeded changes of sample files, as typing accidents and hostile hands make them.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Pieces that matter to YAML, or to code that counts characters.
  private static let pieces: [[UInt8]] =
    [
      "[", "]", "{", "}", "\"", "'", ":", ": ", ",", "- ", "? ", "#", "|", ">", "&a ", "*a", "!",
      "!!",
      "%", "%TAG ! x\n", "---\n", "...\n", "\n---", "<<: *a\n", "\t", "\n", "\r", "\r\n", " ", "\\",
      "\\u", "\0", "\u{85}", "\u{2028}", "\u{FEFF}", "下", "e\u{301}", "👍🏽", "[[[[[[[[[[[[[[[[",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE4, 0xB8], [0xF0, 0x9F], [0xED, 0xA0, 0x80]]

  /// A file with a few changes.
  mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      let end = min(place + below(12), bytes.count)
      switch below(5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count + 1))
      case 2 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 3: bytes.removeSubrange(min(place + 200, bytes.count)...)
      default: bytes.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: place)
      }
    }
    return bytes
  }

  private mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(count))
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
