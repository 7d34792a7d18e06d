/// The text written so far, and the indentation of what comes next.
struct Output {
  /// What has to be restored at the end of an include.
  struct IncludeStart {
    fileprivate let size: Int
    fileprivate let base: [UInt8]
    fileprivate let pending: [UInt8]
  }

  /// The text written so far.
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// The indentation of every line, from the includes around.
  private var base: [UInt8] = []
  /// Blanks that begin the current line once something follows them; none within a line.
  private var pending: [UInt8] = []
  /// Whether something was left out because the limit was reached.
  private(set) var isFull = false

  init(limit: Int, expectedSize: Int) {
    self.limit = limit
    bytes.reserveCapacity(min(limit, expectedSize))
  }

  /// How much indentation the includes around add up to.
  var indentationSize: Int { base.count }

  private var isAtLineStart: Bool { bytes.last ?? .lineFeed == .lineFeed }

  /// Writes text of which each line after the first is indented by a margin.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, margin: ArraySlice<UInt8> = []) {
    guard base.isEmpty && margin.isEmpty else {
      return margin.withUnsafeBufferPointer { appendLines(of: text, margin: $0) }
    }
    guard let first = text.first else { return }
    if first == .lineFeed { pending.removeAll(keepingCapacity: true) }
    guard hasRoom(for: pending.count + text.count) else { return }
    if !pending.isEmpty {
      bytes.append(contentsOf: pending)
      pending.removeAll(keepingCapacity: true)
    }
    bytes.append(contentsOf: text)
  }

  /// Writes blanks that vanish if they would be all there is on a line.
  mutating func appendBlanks(_ blanks: ArraySlice<UInt8>) {
    guard isAtLineStart else { return blanks.withUnsafeBufferPointer { append($0) } }
    if hasRoom(for: pending.count + blanks.count) { pending.append(contentsOf: blanks) }
  }

  private mutating func appendLines(
    of text: UnsafeBufferPointer<UInt8>,
    margin: UnsafeBufferPointer<UInt8>
  ) {
    var start = 0
    while start < text.count && !isFull {
      let end = text.lineEnd(from: start)
      let line = UnsafeBufferPointer(rebasing: text[start..<min(end + 1, text.count)])
      let isIndented = end > start && isAtLineStart
      let indentation = base.count + (start == 0 ? pending.count : margin.count)
      guard hasRoom(for: line.count + (isIndented ? indentation : 0)) else { return }
      if isIndented {
        if !base.isEmpty { bytes.append(contentsOf: base) }
        if start > 0 { bytes.append(contentsOf: margin) } else { bytes.append(contentsOf: pending) }
      }
      bytes.append(contentsOf: line)
      if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
      start = end + 1
    }
    if start == text.count && start > 0 { pending.append(contentsOf: margin) }
  }

  private mutating func hasRoom(for count: Int) -> Bool {
    if bytes.count + count > limit { isFull = true }
    return !isFull
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the line ends that goes on at an offset: at its line break, or with the text.
  ///
  /// Eight bytes are looked at at once, since most of what is rendered comes by here.
  fileprivate func lineEnd(from start: Int) -> Int {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte of it is zero where the word has a line feed.
      let difference = UInt64(littleEndian: word) ^ (ones &* UInt64(UInt8.lineFeed))
      // The lowest high bit stands in the first byte that is zero.
      let zeros = (difference &- ones) & ~difference & highs
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count && self[offset] != .lineFeed { offset += 1 }
    return offset
  }
}

// MARK: Includes

extension Output {
  /// Begins text in which every line is indented by a margin.
  mutating func beginInclude(margin: ArraySlice<UInt8>) -> IncludeStart {
    let start = IncludeStart(size: bytes.count, base: base, pending: pending)
    guard !margin.isEmpty else { return start }
    base.append(contentsOf: margin)
    pending.removeAll(keepingCapacity: true)
    return start
  }

  /// Ends such text, without the line break at its end.
  ///
  /// - Parameters:
  ///   - start: What `beginInclude` gave.
  ///   - ownsLine: Whether the text, unless it is empty, has to end its line.
  mutating func endInclude(_ start: IncludeStart, ownsLine: Bool) {
    base = start.base
    pending.removeAll(keepingCapacity: true)
    if bytes.count > start.size && bytes.last == .lineFeed { bytes.removeLast() }
    if bytes.count == start.size {
      pending = start.pending
    } else if ownsLine && hasRoom(for: 1) {
      bytes.append(.lineFeed)
    }
  }
}
