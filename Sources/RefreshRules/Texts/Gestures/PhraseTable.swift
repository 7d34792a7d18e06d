/// A search for several phrases in one pass over a text.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// A phrase in lower case and its meaning.
  private struct Phrase: Sendable {
    let bytes: [UInt8]
    let meaning: Meaning
  }

  /// The phrases by their first byte, which is in lower case.
  private let phrases: [[Phrase]]

  init(rows: [(String, Meaning)]) {
    var phrases = [[Phrase]](repeating: [], count: 256)
    for (text, meaning) in rows {
      let phrase = Phrase(bytes: Array(text.utf8), meaning: meaning)
      phrase.bytes.first.map { phrases[Int($0)].append(phrase) }
    }
    self.phrases = phrases
  }

  /// The meanings of the phrases that a text contains, in the order of the text.
  ///
  /// A phrase that begins or ends with an ASCII letter has to begin or end at the edge of a word.
  func meanings(in text: String) -> [Meaning] {
    var (text, found) = (text, [Meaning]())
    text.withUTF8 { bytes in
      for index in bytes.indices {
        let candidates = phrases[Int(bytes[index].lowerCased)]
        guard !candidates.isEmpty else { continue }
        for phrase in candidates where Self.stands(phrase.bytes, at: index, in: bytes) {
          found.append(phrase.meaning)
        }
      }
    }
    return found
  }

  private static func stands(
    _ phrase: [UInt8],
    at start: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard text.count - start >= phrase.count else { return false }
    for offset in phrase.indices where text[start + offset].lowerCased != phrase[offset] {
      return false
    }
    let end = start + phrase.count
    if let first = phrase.first, first.isLetter, start > 0, text[start - 1].isPartOfWord {
      return false
    }
    if let last = phrase.last, last.isLetter, end < text.count, text[end].isPartOfWord {
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  fileprivate var lowerCased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether the byte is an ASCII letter or part of a non-ASCII character.
  fileprivate var isPartOfWord: Bool { isLetter || self >= 0x80 }
}
