/// Reads a file line by line, with only one line in memory.
///
/// A class, since it owns a file descriptor.
final class LineReader {
  private let path: String
  private let longest: Int
  private let descriptor: Int32
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The number of the current line, from 1.
  private(set) var number = 0

  /// Opens a file; `-` is standard input.
  ///
  /// A line longer than `longest` bytes is returned in parts. Callers detect such a line by the
  /// length of its first part, `longest + 1` bytes.
  init(path: String, longest: Int) throws(FileError) {
    self.path = path
    self.longest = longest
    descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  /// The next non-empty line without its line feed; `nil` at the end.
  func next() throws(FileError) -> ArraySlice<UInt8>? {
    skipEmptyLines()
    number += 1
    var end = position
    while true {
      if let found = chunk[end...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = found + 1 }
        return chunk[position..<found]
      }
      end = chunk.count
      if end - position > longest {
        defer { position += longest + 1 }
        return chunk[position...(position + longest)]
      }
      if isAtEnd {
        defer { position = end }
        return position < end ? chunk[position...] : nil
      }
      // The rest of the last chunk is the start of the line.
      chunk.removeFirst(position)
      end -= position
      position = 0
      try fill()
      if end == 0 { skipEmptyLines() }
      end = max(end, position)
    }
  }

  /// Skips line feeds.
  private func skipEmptyLines() {
    let start = position
    chunk.withUnsafeBytes { bytes in
      while position + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x0A0A_0A0A_0A0A_0A0A
      {
        position += 8
      }
      while position < bytes.count, bytes[position] == 0x0A { position += 1 }
    }
    number += position - start
  }

  private func fill() throws(FileError) {
    let part = try Transfer.part(of: descriptor, path: path, room: 65_536)
    chunk += part
    isAtEnd = part.isEmpty
  }
}
