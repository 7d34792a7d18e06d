/// The offsets of the lines of a file, for many lookups in one file.
package struct LineTable: Sendable {
  private let file: SourceFile
  private let starts: [Int]

  /// Reads a file and stores the start of each line.
  package init(file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    starts = [0] + bytes.indices.lazy.filter { bytes.endsLine(at: $0) }.map { $0 + 1 }
  }

  /// The number of lines; a file that ends with a line end has an empty last line.
  package var count: Int { starts.count }

  /// The position of a byte.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), file.bytes.count)
    // The first line that starts after the byte is one past the line that holds it.
    let line = starts.partitioningIndex { $0 > offset }
    return file.position(at: offset, line: line, lineStart: starts[line - 1])
  }

  /// The text of a line without its line end; `nil` if the file has no such line.
  package func text(ofLine line: Int) -> String? {
    guard (1...starts.count).contains(line) else { return nil }
    let lower = starts[line - 1] == 0 ? file.byteOrderMarkLength : starts[line - 1]
    var upper = line < starts.count ? starts[line] : file.bytes.count
    while upper > lower, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[upper - 1]) {
      upper -= 1
    }
    return file.text(in: lower..<upper)
  }
}

extension RandomAccessCollection {
  /// The index of the first element that meets a condition; all later elements have to meet it.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecond(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
