package import RefreshDiagnostics

package struct NoSpecs: Rule {
  package static let metadata = RuleMetadata(
    "no-specs",
    isEssential: true,
    "Project whose patterns match no file.",
    reason: """
      With a misspelled pattern, `validate` would check no spec, and `generate` would remove all \
      generated files.
      """,
    remedy: """
      Correct the patterns under `specs` in refreshgen.yml, which are relative to that file, or \
      write a first spec with `refreshgen init`.
      """
  )
}
