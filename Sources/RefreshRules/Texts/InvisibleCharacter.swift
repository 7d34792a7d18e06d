package import RefreshDiagnostics
import RefreshLanguage

/// A text holds a character that nobody can see.
package struct InvisibleCharacter: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "invisible-character",
    .warning,
    "A text holds a character that nobody can see.",
    reason: """
      It comes along when text is copied, and can turn the order of what follows round, break \
      searches or be spoken by VoiceOver.
      """,
    bad: #"""
      states: {all: {title: "Pull\u200Bto refresh"}, refreshing: {indicator: medium}}
      """#,
    good: """
      states: {all: {title: Pull to refresh}, refreshing: {indicator: medium}}
      """
  )

  /// Finds such characters, but for those that the writing system or an emoji needs.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownTexts(where: HiddenScalars.mayBe(in:)).flatMap { text -> [Diagnostic] in
      var seen: Set<Unicode.Scalar> = []
      return HiddenScalars.all(in: text.text).flatMap { scalar -> [Diagnostic] in
        guard seen.insert(scalar).inserted else { return [] }
        let written = text.field.range.flatMap { place(of: scalar, in: $0, subject.file) }
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        return finding(
          subject,
          at: written ?? text.field.range,
          "\(SafeText.quote(text.key)) holds the invisible character "
            + "U+\(HiddenScalars.digits(scalar))\(name)",
          expected: "the text without it",
          fix: written.map {
            Fix("remove the character", edits: [TextEdit(range: $0, replacement: "")])
          }
        )
      }
    }
  }

  /// Where a character stands in the file; nothing if it is written as an escape.
  private static func place(
    of scalar: Unicode.Scalar,
    in range: SourceRange,
    _ file: SourceFile
  ) -> SourceRange? {
    let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
    let bytes = Array(String(scalar).utf8)
    let start = offsets.first { file.bytes[$0..<offsets.upperBound].starts(with: bytes) }
    return start.map { file.range($0..<$0 + bytes.count) }
  }
}
