package import RefreshDiagnostics
import RefreshLanguage

package struct OrphanedOutput: Rule {
  package static let metadata = RuleMetadata(
    "orphaned-output",
    isEssential: true,
    "Generated file whose spec no longer exists.",
    reason: "The app would still contain a control that no spec describes.",
    remedy: """
      Run `refreshgen generate`, which removes the file. An edited file is removed only with \
      `--force`, and more than half of all files only with `--prune`.
      """
  )
}
