import RefreshDiagnostics
import RefreshLanguage

struct InvisibleCharacter: ControlRule {
  static let metadata = RuleMetadata(
    "invisible-character",
    severity: .warning,
    summary: "Invisible character in a text.",
    reason: """
      Such characters often come with copied text. They can reverse the order of the text, break \
      searches, or be read by VoiceOver.
      """,
    bad: #"""
      states: {all: {title: "Pull\u200Bto refresh"}, refreshing: {indicator: medium}}
      """#,
    good: "states: {all: {title: Pull to refresh}, refreshing: {indicator: medium}}"
  )

  /// Finds invisible characters, except those that a writing system or an emoji needs.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    // The rule `blank-text` reports texts that contain nothing else.
    let texts = subject.ownTexts { HiddenScalars.mayBe(in: $0) && !BlankText.isBlank($0) }
    return texts.flatMap { text -> [Diagnostic] in
      var seen: Set<Unicode.Scalar> = []
      return HiddenScalars.all(in: text.text).flatMap { scalar -> [Diagnostic] in
        guard seen.insert(scalar).inserted else { return [] }
        let written = text.field.range.flatMap { place(of: scalar, in: $0, subject.file) }
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        return finding(
          in: subject,
          at: written ?? text.field.range,
          message: "\(SafeText.quote(text.key.text)) contains the invisible character "
            + "\(scalar.codePoint)\(name)",
          remedy: "remove the character",
          fix: written.map { Fix.replace($0, with: "", message: "remove the character") }
        )
      }
    }
  }

  /// The range of a character in the file; `nil` if the character is written as an escape.
  private static func place(
    of scalar: Unicode.Scalar,
    in range: SourceRange,
    _ file: SourceFile
  ) -> SourceRange? {
    let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
    let bytes = Array(String(scalar).utf8)
    let start = offsets.first { file.bytes[$0..<offsets.upperBound].starts(with: bytes) }
    return start.map { file.range(in: $0..<$0 + bytes.count) }
  }
}
