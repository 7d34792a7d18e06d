package import RefreshDiagnostics

package struct TooManyControls: Rule {
  package static let metadata = RuleMetadata(
    "too-many-controls",
    isEssential: true,
    "More than 2,000 controls in one file.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Move some of the controls to another file."
  )
}
