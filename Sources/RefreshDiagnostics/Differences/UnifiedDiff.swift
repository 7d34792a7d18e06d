/// The difference between two files in unified diff format.
package struct UnifiedDiff: Sendable {
  /// The diff; empty if the files are equal.
  package private(set) var text = ""

  /// The number of context lines around a change.
  private static let context = 3

  /// The existence of the two files.
  package enum Existence: Sendable {
    /// Both files exist.
    case both
    /// Only the new file exists.
    case added
    /// Only the old file exists.
    case removed
  }

  /// Creates the diff between two files; `name` is the path in the header.
  ///
  /// Lines that are unsafe for a terminal are escaped. A note after the path in the header then
  /// says so, which also keeps tools from applying the diff.
  package init(
    of old: SourceFile,
    to new: SourceFile,
    name: String,
    existence: Existence = .both
  ) {
    let edits = LineDifference(old: Self.lines(in: old), new: Self.lines(in: new)).edits
    var isExact = true
    var body = ""
    var counter = LineCounter(edits: edits)
    for hunk in Self.hunks(of: edits) {
      body += counter.headline(of: hunk)
      for edit in edits[hunk] { body += Self.text(of: edit, isExact: &isExact) }
    }
    guard !body.isEmpty else { return }
    let note = isExact ? "" : " (shown with escapes)"
    let left = existence == .added ? "/dev/null" : SafeText.differencePath("a/\(name)\(note)")
    let right = existence == .removed ? "/dev/null" : SafeText.differencePath("b/\(name)\(note)")
    text = "--- \(left)\n+++ \(right)\n" + body
  }

  /// The lines of a file, with line endings.
  private static func lines(in file: SourceFile) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = file.bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// The ranges of edits with changes, including context lines.
  private static func hunks(of edits: [LineDifference.Edit]) -> [Range<Int>] {
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

  /// A line of the diff with its prefix.
  private static func text(of edit: LineDifference.Edit, isExact: inout Bool) -> String {
    let hasEnd = edit.line.last == UInt8(ascii: "\n")
    // CR LF is a line ending, so its CR needs no escape.
    var content = hasEnd ? edit.line.dropLast() : edit.line
    let end = hasEnd && content.last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    if end == "\r\n" { content = content.dropLast() }
    let line = SafeText.differenceLine(content, isContext: edit.kind == .same)
    isExact = isExact && line.isExact
    return edit.kind.rawValue + line.text + end
      + (hasEnd ? "" : "\\ No newline at end of file\n")
  }
}

/// Counts the lines of both files before each hunk.
private struct LineCounter {
  let edits: [LineDifference.Edit]
  var index = 0
  var old = 0
  var new = 0

  /// The header of the next hunk.
  mutating func headline(of hunk: Range<Int>) -> String {
    advance(to: hunk.lowerBound)
    let before = (old: old, new: new)
    advance(to: hunk.upperBound)
    return
      "@@ -\(Self.place(before: before.old, after: old)) +\(Self.place(before: before.new, after: new)) @@\n"
  }

  private mutating func advance(to end: Int) {
    for edit in edits[index..<end] {
      if edit.kind != .added { old += 1 }
      if edit.kind != .removed { new += 1 }
    }
    index = end
  }

  private static func place(before: Int, after: Int) -> String {
    let count = after - before
    let start = before + (count == 0 ? 0 : 1)
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
