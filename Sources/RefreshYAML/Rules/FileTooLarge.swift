package import RefreshDiagnostics

package struct FileTooLarge: Rule {
  package static let about = RuleAbout(
    "file-too-large",
    isEssential: true,
    "The file has more than 1 MiB.",
    reason: "No spec needs it; the limit keeps hostile files from costing time and memory."
  )
}
