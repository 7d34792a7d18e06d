package import RefreshDiagnostics

/// Two specs generate one file.
package struct SharedOutput: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "shared-output",
    isEssential: true,
    "Two specs generate the same file.",
    reason: """
      Only one of the controls would be left. Names that differ by case alone are the same file on
      most Macs.
      """
  )

  /// The finding for a spec that generates a file which `other` generates as well.
  package static func finding(in file: SourceFile, _ output: String, of other: String)
    -> Diagnostic
  {
    finding(
      file,
      SourceRange(at: .start),
      "generates \(SafeText.quote(output)), as \(SafeText.quote(other)) does",
      expected: "a file name of its own"
    )
  }
}
