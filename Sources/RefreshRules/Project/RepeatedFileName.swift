package import RefreshDiagnostics

package struct RepeatedFileName: Rule {
  package static let metadata = RuleMetadata(
    "repeated-file-name",
    .warning,
    "Two specs of a project whose generated files have the same name.",
    reason: "The Swift compiler refuses a module with two files of one name.",
    remedy:
      "Rename one of the specs, or turn the rule off if the project has a module for each folder."
  )

  /// The finding for a spec whose control has the same file name as that of `other`.
  package static func finding(in file: SourceFile, _ output: String, of other: String)
    -> Diagnostic
  {
    finding(
      file,
      SourceRange(at: .start),
      "\(SafeText.quote(other)) also generates a file named \(SafeText.quote(output)), and a Swift "
        + "module cannot contain both",
      remedy: "rename one of the specs"
    )
  }
}
