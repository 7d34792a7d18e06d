package import RefreshDiagnostics

package struct UnmatchedPattern: Rule {
  package static let metadata = RuleMetadata(
    "unmatched-pattern",
    .warning,
    "Pattern of the project file that matches no file.",
    reason: "The specs that the pattern was meant for are not checked.",
    remedy: "Correct the pattern, which is relative to the project file, or remove it."
  )
}
