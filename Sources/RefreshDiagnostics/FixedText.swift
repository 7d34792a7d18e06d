/// A file after fixes: every byte that no fix names is as it was.
package struct FixedText: Sendable {
  /// The bytes of the file.
  package private(set) var bytes: [UInt8]
  /// How many fixes were made.
  package private(set) var count = 0

  /// Applies fixes; one that meddles with what another has changed is left out.
  package init(_ file: SourceFile, _ fixes: [Fix]) {
    var taken: [TextEdit] = []
    for fix in fixes {
      let isFree = fix.edits.allSatisfy { edit in
        !taken.contains { $0.range.touches(edit.range) }
      }
      guard isFree, fix.edits.allSatisfy({ $0.range.upper.offset <= file.bytes.count }) else {
        continue
      }
      taken += fix.edits
      count += 1
    }
    bytes = file.bytes
    // From the end, so that no edit moves those before it.
    for edit in taken.sorted(by: { $0.range.lower.offset > $1.range.lower.offset }) {
      bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
    }
  }
}

extension SourceRange {
  /// Whether two ranges overlap, or insert at one place.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    lower.offset == other.lower.offset
      || lower.offset < other.upper.offset && other.lower.offset < upper.offset
  }
}
