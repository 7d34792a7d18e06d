package import RefreshDiagnostics

package struct UnreadableFile: Rule {
  package static let metadata = RuleMetadata(
    "unreadable-file",
    isEssential: true,
    "File that could not be read.",
    reason: "The content of the file was not checked, so the result of the run is incomplete.",
    remedy: "Check the path and its permissions; the message ends with the system error."
  )
}
