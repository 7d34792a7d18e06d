import RefreshDiagnostics

/// The properties of findings: positions lie inside of the file and between characters, and each
/// format is well-formed.
struct Positions {
  private let file: SourceFile
  private let isText: Bool

  init(_ file: SourceFile) {
    self.file = file
    isText = String(validating: file.bytes, as: UTF8.self) != nil
  }

  /// Checks the positions of all findings, notes and edits.
  func check(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      check(diagnostic.range, diagnostic.id.name)
      for note in diagnostic.notes where note.file == file.name {
        check(note.range, "note of \(diagnostic.id.name)")
      }
      for edit in diagnostic.fix?.edits ?? [] {
        check(edit.range, "fix of \(diagnostic.id.name)")
        require(!diagnostic.message.isEmpty, "message of \(diagnostic.id.name)")
      }
    }
  }

  /// Checks a range.
  func check(_ range: SourceRange, _ name: String) {
    for position in [range.lower, range.upper] {
      require((0...file.bytes.count).contains(position.offset), "\(name): offset in file")
      let bytes = file.bytes
      let isBetween =
        !isText || position.offset == bytes.count || bytes[position.offset] & 0xC0 != 0x80
      require(isBetween, "\(name): offset \(position.offset) is between characters")
      require(file.position(at: position.offset) == position, "\(name): line and column")
    }
    require(range.lower.offset <= range.upper.offset, "\(name): range")
  }
}

/// The properties of rendered findings.
enum Rendering {
  /// Renders findings in all formats.
  static func check(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    let checked = CheckedFile(file: file, diagnostics: diagnostics).bounded
    let gcc = GCCRenderer().text(of: checked.diagnostics)
    let count = checked.diagnostics.reduce(0) { $0 + 1 + $1.notes.count }
    require(gcc.utf8.count(where: { $0 == 0x0A }) >= checked.diagnostics.count, "gcc: a line each")
    require(gcc.utf8.count(where: { $0 == 0x0A }) <= count, "gcc: no line more")
    let github = GitHubRenderer().text(of: [checked])
    for text in [gcc, TextRenderer(file: file).text(of: checked.diagnostics), github] {
      require(!text.unicodeScalars.contains { isControl($0) }, "no control characters")
    }
    let sarif = SARIFRenderer(toolVersion: "0", descriptions: [:], explanation: { _ in nil })
    let documents = [
      JSONRenderer().text(of: [checked]), sarif.text(of: [checked]),
      GitLabRenderer().text(of: [checked]),
    ]
    for text in documents { require(JSONSyntax.isValid(text), "JSON") }
    require(XMLSyntax.isBalanced(JUnitRenderer().text(of: [checked])), "JUnit: XML")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
