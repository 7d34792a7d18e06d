package import RefreshDiagnostics

package struct FileTooLarge: Rule {
  package static let metadata = RuleMetadata(
    "file-too-large",
    isEssential: true,
    "File larger than 1 MiB.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Split the file: a project may have any number of specs."
  )
}
