/// Removes comments and lines without text, and finds the indentation of each tag.
struct LineLayout {
  private let source: Source
  private var line: [Segment] = []
  private var pieces: [Piece] = []

  /// The pieces of a template.
  static func pieces(of segments: [Segment], in source: Source) -> [Piece] {
    var layout = LineLayout(source: source)
    for segment in segments { layout.add(segment) }
    layout.finishLine(lineBreak: nil)
    return layout.pieces
  }

  private init(source: Source) {
    self.source = source
  }

  private mutating func add(_ segment: Segment) {
    guard case .text(var rest) = segment else {
      line.append(segment)
      return
    }
    while let lineFeed = source.bytes[rest].firstIndex(of: .lineFeed) {
      addText(rest.lowerBound..<lineFeed)
      finishLine(lineBreak: lineFeed..<lineFeed + 1)
      rest = lineFeed + 1..<rest.upperBound
    }
    addText(rest)
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { line.append(.text(range)) }
  }

  private mutating func finishLine(lineBreak: Range<Int>?) {
    if holdsOnlyBlocks {
      emitBlocks(ownLine: lineBreak != nil)
    } else {
      removeCommentsAtEnd()
      emitLine()
      if let lineBreak { emitText(lineBreak) }
    }
    line.removeAll(keepingCapacity: true)
  }

  private var holdsOnlyBlocks: Bool {
    let hasTag = line.contains { if case .text = $0 { false } else { true } }
    return hasTag
      && line.allSatisfy { segment in
        switch segment {
        case .text(let range): isBlank(range)
        case .comment: true
        case .tag(let tag): tag.kind == .block
        }
      }
  }

  /// Removes the comments at the end of a line, with the spaces around them.
  private mutating func removeCommentsAtEnd() {
    let rest = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let hasComment = line[rest...].contains { if case .comment = $0 { true } else { false } }
    guard hasComment else { return }
    line.removeSubrange(rest...)
    guard case .text(let range) = line.last else { return }
    line.removeLast()
    let end = source.bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? range.lowerBound
    addText(range.lowerBound..<end)
  }

  /// Adds the tags of a line without text.
  private mutating func emitBlocks(ownLine: Bool) {
    var margin = 0..<0
    for segment in line {
      switch segment {
      case .text(let blanks): if margin.isEmpty { margin = blanks }
      case .comment: continue
      case .tag(let tag): pieces.append(.tag(tag, Placement(margin: margin, ownsLine: ownLine)))
      }
    }
  }

  /// Adds a line with text.
  private mutating func emitLine() {
    var margin = 0..<0
    var isFirst = true
    for segment in line {
      switch segment {
      case .text(let range):
        isFirst = isFirst && isBlank(range) && line.count > 1
        if isFirst { pieces.append(.margin(range)) } else { emitText(range) }
        if isFirst && margin.isEmpty { margin = range }
      case .comment: continue
      case .tag(let tag):
        let placement = Placement(margin: isFirst ? margin : 0..<0, ownsLine: false)
        pieces.append(.tag(tag, placement))
        isFirst = isFirst && !tag.writesText
      }
    }
  }

  /// Adds text, merged with adjacent text before it.
  private mutating func emitText(_ range: Range<Int>) {
    if case .text(let last) = pieces.last, last.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = .text(last.lowerBound..<range.upperBound)
    } else {
      pieces.append(.text(range))
    }
  }

  /// Whether a segment adds no text to its line.
  private func isBlank(_ segment: Segment) -> Bool {
    switch segment {
    case .text(let range): isBlank(range)
    case .comment: true
    case .tag: false
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy(\.isBlank)
  }
}
