package import RefreshDiagnostics

/// The patterns of a project file fit no file at all.
package struct NoSpecs: Rule {
  /// The metadata of the rule.
  package static let about = RuleAbout(
    "no-specs",
    isEssential: true,
    "The patterns of a project file fit no file at all.",
    reason: "A typing mistake here would pass every check and remove every generated file."
  )
}

extension LoadedProject {
  /// The finding for a project without specs.
  package var withoutSpecs: Diagnostic {
    NoSpecs.finding(
      file,
      project.specs.first?.range ?? SourceRange(at: .start),
      "no file fits the patterns of 'specs'",
      expected: "paths relative to this file, such as 'Refresh/**/*.refresh.yml'"
    )
  }
}
