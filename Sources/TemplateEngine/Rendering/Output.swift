/// The text written so far, and the current indentation.
struct Output {
  /// The state before an include, restored at its end.
  struct IncludeStart {
    fileprivate let size: Int
    fileprivate let base: [UInt8]
    fileprivate let pending: [UInt8]
  }

  /// The text written so far.
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// The indentation that the enclosing includes add to all lines.
  private var base: [UInt8] = []
  /// The spaces and tabs to write before the next text, at the start of a line.
  private var pending: [UInt8] = []
  /// Whether text was discarded because the limit was reached.
  private(set) var isFull = false

  init(limit: Int, expectedSize: Int) {
    self.limit = limit
    bytes.reserveCapacity(min(limit, expectedSize))
  }

  /// The total indentation of the enclosing includes.
  var indentationSize: Int { base.count }

  private var isAtLineStart: Bool { bytes.last ?? .lineFeed == .lineFeed }

  /// Writes text, with a margin before each line after the first.
  mutating func append(_ text: ArraySlice<UInt8>, margin: ArraySlice<UInt8> = []) {
    guard base.isEmpty && margin.isEmpty else { return appendLines(of: text, margin: margin) }
    guard let first = text.first else { return }
    if first == .lineFeed { pending.removeAll(keepingCapacity: true) }
    guard hasRoom(for: pending.count + text.count) else { return }
    bytes += pending
    pending.removeAll(keepingCapacity: true)
    bytes += text
  }

  /// Writes spaces and tabs, unless nothing else follows on the line.
  mutating func appendBlanks(_ blanks: ArraySlice<UInt8>) {
    guard isAtLineStart else { return append(blanks) }
    if hasRoom(for: pending.count + blanks.count) { pending += blanks }
  }

  private mutating func appendLines(of text: ArraySlice<UInt8>, margin: ArraySlice<UInt8>) {
    var rest = text
    var isFirst = true
    while let first = rest.first, !isFull {
      let line = rest.firstIndex(of: .lineFeed).map { rest[...$0] } ?? rest
      let isIndented = first != .lineFeed && isAtLineStart
      let indentation = base.count + (isFirst ? pending.count : margin.count)
      guard hasRoom(for: line.count + (isIndented ? indentation : 0)) else { return }
      if isIndented {
        bytes += base
        bytes += isFirst ? pending[...] : margin
      }
      bytes += line
      pending.removeAll(keepingCapacity: true)
      rest = rest[line.endIndex...]
      isFirst = false
    }
    if !isFirst, bytes.last == .lineFeed { pending += margin }
  }

  private mutating func hasRoom(for count: Int) -> Bool {
    if bytes.count + count > limit { isFull = true }
    return !isFull
  }
}

// MARK: Includes

extension Output {
  /// Begins an include, whose lines are indented by a margin.
  mutating func beginInclude(margin: ArraySlice<UInt8>) -> IncludeStart {
    let start = IncludeStart(size: bytes.count, base: base, pending: pending)
    guard !margin.isEmpty else { return start }
    base.append(contentsOf: margin)
    pending.removeAll(keepingCapacity: true)
    return start
  }

  /// Ends an include, and removes the line break at the end of its text.
  ///
  /// - Parameters:
  ///   - start: The result of `beginInclude`.
  ///   - ownsLine: Whether to add a line break after a non-empty include.
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
