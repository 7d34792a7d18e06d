/// The bytes of a file after fixes; everything outside of the fixes stays as it is.
package struct FixedText: Sendable {
  package private(set) var bytes: [UInt8]
  /// The number of applied fixes.
  package private(set) var count = 0

  /// The parts of the changed file that the fixes have written.
  package private(set) var places: [Range<Int>] = []
  /// The parts of the file that the fixes have replaced, each for the place with its index.
  private var replaced: [Range<Int>] = []

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
    var position = 0
    for edit in edits.sorted(by: { $0.range.lower.offset < $1.range.lower.offset }) {
      let range = edit.range.offsets
      bytes += file.bytes[position..<max(position, range.lowerBound)]
      let start = bytes.count
      bytes += edit.replacement.utf8
      places.append(start..<bytes.count)
      replaced.append(range)
      position = max(position, range.upperBound)
    }
    bytes += file.bytes[position...]
  }

  /// The offset in the changed file of an offset in the file; for a replaced one, that of its place.
  package func offset(of original: Int) -> Int {
    guard let last = replaced.lastIndex(where: { $0.lowerBound <= original }) else {
      return original
    }
    let beyond = original - replaced[last].upperBound
    return beyond < 0 ? places[last].lowerBound : places[last].upperBound + beyond
  }

  /// The range in the file of a range in the changed file; `nil` if a fix has changed a part of it.
  package func original(of range: Range<Int>) -> Range<Int>? {
    let isChanged = places.contains {
      $0.isEmpty
        ? range.lowerBound < $0.lowerBound && $0.lowerBound < range.upperBound
        : $0.overlaps(range) || range.isEmpty && $0.contains(range.lowerBound)
    }
    guard !isChanged else { return nil }
    guard let last = places.lastIndex(where: { $0.upperBound <= range.lowerBound }) else {
      return range
    }
    let start = replaced[last].upperBound + range.lowerBound - places[last].upperBound
    return start..<start + range.count
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
