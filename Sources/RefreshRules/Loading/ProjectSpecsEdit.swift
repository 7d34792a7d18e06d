package import RefreshDiagnostics
import RefreshYAML

/// A change of a project file that adds a spec; all other bytes stay as they are.
package struct ProjectSpecsEdit: Sendable {
  private let file: SourceFile

  private static let lineEnds = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]

  /// Creates the change of a file.
  package init(_ file: SourceFile) {
    self.file = file
  }

  /// The file with one more entry in its `specs`; nothing where the list is written in a way that
  /// only its author should change.
  package func adding(_ path: String) -> String? {
    let parsed = YAMLParser.parse(file)
    guard let list = parsed.documents.first?.root["specs"], !list.isAlias,
      let last = list.sequence.flatMap({ Array($0).last }), !last.isAlias
    else { return nil }
    let entry = "\"\(path)\""
    var end = last.range.upper.offset
    let isFlow = file.bytes[list.range.lower.offset] == UInt8(ascii: "[")
    let insertion: String
    if isFlow {
      insertion = ", \(entry)"
    } else {
      // As deep as the item before it.
      let dashes = file.bytes[..<last.range.lower.offset].lastIndex(of: UInt8(ascii: "-"))
      let lineStart = file.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let dashes, dashes >= lineStart else { return nil }
      // A comment stays in the line of what it is about.
      while end < file.bytes.count, !Self.lineEnds.contains(file.bytes[end]) { end += 1 }
      insertion = "\n" + String(repeating: " ", count: dashes - lineStart) + "- \(entry)"
    }
    let text = file.text(0..<end) + insertion + file.text(end..<file.bytes.count)
    // What was written is read again, so that nothing but a good file is ever left behind.
    let changed = ProjectLoader.load(SourceFile(name: file.name, text: text))
    let isThere = changed.project.specs.contains { $0.glob.text == path }
    return isThere && !changed.hasErrors ? text : nil
  }
}
