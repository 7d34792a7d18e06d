package import RefreshDiagnostics
import RefreshYAML

/// An edit that adds a spec to a project file and preserves all other bytes.
package struct ProjectSpecsEdit: Sendable {
  private let file: SourceFile

  private static let lineEnds = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]

  package init(file: SourceFile) {
    self.file = file
  }

  /// The file with another entry in `specs`; `nil` if the list cannot be edited safely.
  package func adding(_ path: String) -> String? {
    let parsed = YAMLParser.parse(file)
    guard let list = parsed.documents.first?.root["specs"], !list.isAlias,
      let last = list.sequence?.last, !last.isAlias
    else { return nil }
    let entry = "\"\(path)\""
    var end = last.range.upper.offset
    let isFlow = file.bytes[list.range.lower.offset] == UInt8(ascii: "[")
    let insertion: String
    if isFlow {
      insertion = ", \(entry)"
    } else {
      // The new item is indented like the previous item.
      let dashes = file.bytes[..<last.range.lower.offset].lastIndex(of: UInt8(ascii: "-"))
      let lineStart = file.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let dashes, dashes >= lineStart else { return nil }
      // A comment after the previous item stays on that item's line.
      while end < file.bytes.count, !Self.lineEnds.contains(file.bytes[end]) { end += 1 }
      insertion = "\n" + String(repeating: " ", count: dashes - lineStart) + "- \(entry)"
    }
    let text = file.text(in: 0..<end) + insertion + file.text(in: end..<file.bytes.count)
    // The result is parsed, to be sure that it is valid.
    let changed = ProjectLoader.load(SourceFile(name: file.name, text: text))
    let isThere = changed.project.specs.contains { $0.glob.text == path }
    return isThere && !changed.hasErrors ? text : nil
  }
}
