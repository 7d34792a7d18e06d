import RefreshDiagnostics

/// Two files with findings of all kinds, for the tests of the formats.
enum SampleFindings {
  /// An error behind non-ASCII text, with a suggestion, a note and a fix, and a warning that comes
  /// first in reading order; the path holds what formats must escape.
  static let odd = checked("a b/50%: é,\"<y>&.yml") { file in
    [
      Diagnostic(
        id: "unknown-key",
        file: file.name,
        range: file.range(in: 30..<35),
        message: "unknown key 'heigt'",
        expected: "a key of {a: map}",
        suggestions: ["height"],
        notes: [
          .init(message: "the map is {here}", file: file.name, range: file.range(in: 22..<39))
        ],
        fix: Fix(
          message: "rename it",
          edits: [TextEdit(range: file.range(in: 30..<35), replacement: "height")]
        )
      ),
      Diagnostic(
        id: "low-contrast",
        severity: .warning,
        file: file.name,
        range: file.range(in: 0..<10),
        message: "100% of '\u{202E}' <b>"
      ),
    ]
  }

  /// A note on two lines.
  static let plain = checked("./b.yml") { file in
    [
      Diagnostic(
        id: "hint",
        severity: .note,
        file: file.name,
        range: file.range(in: 0..<17),
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
    return CheckedFile(file: file, diagnostics: findings(file))
  }
}
