import RefreshDiagnostics

/// Two files with findings of all kinds, for the tests of the formats.
enum SampleFindings {
  /// An error behind non-ASCII text, with a suggestion, a note and a fix, and a warning that comes
  /// first in reading order; the path holds what formats must escape.
  static let odd = checked("a b/50%: é,\"<y>&.yml") { file in
    [
      Diagnostic(
        "unknown-key",
        file: file.name,
        range: file.range(30..<35),
        message: "unknown key 'heigt'",
        expected: "a key of {a: map}",
        suggestions: ["height"],
        notes: [.init("the map is {here}", file: file.name, range: file.range(22..<39))],
        fix: Fix(
          "rename it",
          edits: [TextEdit(range: file.range(30..<35), replacement: "height")]
        )
      ),
      Diagnostic(
        "low-contrast",
        .warning,
        file: file.name,
        range: file.range(0..<10),
        message: "100% of '\u{202E}' <b>"
      ),
    ]
  }

  /// A note on two lines.
  static let plain = checked("./b.yml") { file in
    [
      Diagnostic(
        "hint",
        .note,
        file: file.name,
        range: file.range(0..<17),
        message: "two lines"
      )
    ]
  }

  /// A file without findings.
  static let clean = checked("/specs/c.yml") { _ in [] }

  static let all = [plain, clean, odd]

  private static func checked(
    _ name: String,
    _ findings: (SourceFile) -> [Diagnostic]
  ) -> CheckedFile {
    let file = SourceFile(name: name, text: "refreshgen: 1\n下拉: {é: 1, heigt: 2}\n")
    return CheckedFile(file, findings(file))
  }
}
