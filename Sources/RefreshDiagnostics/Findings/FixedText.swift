/// The bytes of a file after fixes; everything outside of the fixes stays as it is.
package struct FixedText: Sendable {
  package private(set) var bytes: [UInt8]
  /// The number of applied fixes.
  package private(set) var count = 0

  /// The numbers of the lines that the fixes have changed, from 1.
  package private(set) var lines: Set<Int> = []

  /// Applies fixes, except those that overlap earlier ones.
  package init(file: SourceFile, fixes: some Sequence<Fix>) {
    var taken = TakenPlaces(count: file.bytes.count)
    var edits: [TextEdit] = []
    for fix in fixes where fix.edits.allSatisfy({ taken.hasRoom(for: $0.range.offsets) }) {
      for edit in fix.edits { taken.take(edit.range.offsets) }
      edits += fix.edits
      count += 1
    }
    bytes = []
    bytes.reserveCapacity(file.bytes.count)
    var (position, line) = (0, 1)
    for edit in edits.sorted(by: { $0.range.lower.offset < $1.range.lower.offset }) {
      let range = edit.range.offsets
      let kept = file.bytes[position..<max(position, range.lowerBound)]
      line += kept.count { $0 == UInt8(ascii: "\n") }
      lines.insert(line)
      for byte in edit.replacement.utf8 where byte == UInt8(ascii: "\n") {
        line += 1
        lines.insert(line)
      }
      bytes += kept
      bytes += edit.replacement.utf8
      position = max(position, range.upperBound)
    }
    bytes += file.bytes[position...]
  }
}

/// The parts of a file that edits have changed.
private struct TakenPlaces {
  /// Whether each byte is replaced.
  private var isReplaced: [Bool]
  /// Whether an edit starts at each offset.
  private var isStart: [Bool]

  init(count: Int) {
    isReplaced = Array(repeating: false, count: count + 1)
    isStart = isReplaced
  }

  /// Whether an edit is inside the file, overlaps no other, and starts at an offset of its own.
  func hasRoom(for range: Range<Int>) -> Bool {
    guard range.upperBound < isStart.count else { return false }
    return !isStart[range.lowerBound] && !isReplaced[range.lowerBound]
      && range.allSatisfy { !isStart[$0] && !isReplaced[$0] }
  }

  mutating func take(_ range: Range<Int>) {
    isStart[range.lowerBound] = true
    for place in range { isReplaced[place] = true }
  }
}
