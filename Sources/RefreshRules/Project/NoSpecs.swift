package import RefreshDiagnostics

struct NoSpecs: Rule {
  static let metadata = RuleMetadata(
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

extension LoadedProject {
  /// The finding for a project without specs.
  package var withoutSpecs: Diagnostic {
    NoSpecs.finding(
      file,
      project.specs.first?.range ?? SourceRange(at: .start),
      "no file matches the patterns of 'specs'",
      expected: "patterns relative to this file, such as 'Refresh/**/*.refresh.yml'"
    )
  }
}
