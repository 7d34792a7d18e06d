package import RefreshDiagnostics
import RefreshLanguage

package struct OrphanedOutput: Rule {
  package static let metadata = RuleMetadata(
    "orphaned-output",
    isEssential: true,
    "Generated file whose spec no longer exists.",
    reason: "The app still contains the control.",
    remedy: """
      Run `refreshgen generate`; it removes the file. Add `--force` if the file was edited by hand, \
      and `--prune` if more than half of all generated files are to be removed.
      """
  )
}
