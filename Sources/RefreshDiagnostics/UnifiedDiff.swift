/// The difference between two texts, in the form that `patch` and people read.
package struct UnifiedDiff: Sendable {
  /// The difference; empty where there is none.
  package let text: String

  /// How many lines are shown around a change.
  private static let context = 3

  /// The difference that leads from one file to another; `name` stands in the headline.
  package init(of old: SourceFile, to new: SourceFile, name: String) {
    let (oldLines, newLines) = (Self.lines(old), Self.lines(new))
    let edits = LineDifference(oldLines, newLines).edits
    let hunks = Self.hunks(edits)
    guard !hunks.isEmpty else {
      text = ""
      return
    }
    let name = SafeText.escape(name)
    text =
      "--- a/\(name)\n+++ b/\(name)\n"
      + hunks.map { Self.text(of: edits[$0], edits[..<$0.lowerBound]) }.joined()
  }

  /// The lines of a file, each with its end.
  private static func lines(_ file: SourceFile) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(file.bytes[start...index])
      start = index + 1
    }
    if start < file.bytes.count { lines.append(file.bytes[start...]) }
    return lines
  }

  /// The stretches of edits that hold changes, with the lines around them.
  private static func hunks(_ edits: [LineDifference.Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.kind != .same {
      let range = max(index - context, 0)..<min(index + context + 1, edits.count)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(
    of hunk: ArraySlice<LineDifference.Edit>,
    _ before: ArraySlice<LineDifference.Edit>
  ) -> String {
    func place(_ other: LineDifference.Kind) -> String {
      let count = hunk.filter { $0.kind != other }.count
      let start = before.filter { $0.kind != other }.count + (count == 0 ? 0 : 1)
      return count == 1 ? "\(start)" : "\(start),\(count)"
    }
    var text = "@@ -\(place(.added)) +\(place(.removed)) @@\n"
    for edit in hunk {
      let line = String(decoding: edit.line, as: UTF8.self)
      text += edit.kind.rawValue + line
      if edit.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }
}
