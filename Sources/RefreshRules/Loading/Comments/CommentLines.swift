import RefreshDiagnostics

/// The lines of a file, for finding the line that a suppression comment applies to.
struct CommentLines {
  let file: SourceFile
  private let table: LineTable
  /// The numbers of the lines with content other than a comment, in order.
  private let contents: [Int]

  init(file: SourceFile) {
    self.file = file
    table = LineTable(file: file)
    var contents: [Int] = []
    var line = 1
    var isBlank = true
    for byte in file.bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        isBlank = true
      case UInt8(ascii: " "), UInt8(ascii: "\r"): break
      case UInt8(ascii: "#") where isBlank: isBlank = false
      default:
        if isBlank { contents.append(line) }
        isBlank = false
      }
    }
    self.contents = contents
  }

  /// The range of some bytes, with lines and columns.
  func range(in offsets: Range<Int>) -> SourceRange {
    SourceRange(
      lower: table.position(at: offsets.lowerBound),
      upper: table.position(at: offsets.upperBound)
    )
  }

  /// The first line after `line` with content other than a comment, or else the file's last line.
  func content(after line: Int) -> Int {
    let next = contents.partitioningIndex { $0 > line }
    return next < contents.count ? contents[next] : table.count
  }
}
