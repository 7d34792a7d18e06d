package import RefreshDiagnostics

package struct SharedOutput: Rule {
  package static let metadata = RuleMetadata(
    "shared-output",
    isEssential: true,
    "Two specs that generate the same file.",
    reason: """
      One control would overwrite the other. On most Macs, names that differ only in letter case \
      refer to the same file.
      """,
    remedy: "Rename one of the specs."
  )

  /// The finding for a spec that generates a file which `other` generates as well.
  package static func finding(in file: SourceFile, _ output: String, of other: String)
    -> Diagnostic
  {
    finding(
      file,
      SourceRange(at: .start),
      "the spec generates \(SafeText.quote(output)), which \(SafeText.quote(other)) also generates",
      remedy: "rename one of the specs"
    )
  }
}
