/// Something that can be wrong with a spec.
///
/// Each rule is a type in a file of its own, in the module that reports it.
package protocol Rule: Sendable {
  /// What there is to know about it.
  static var about: RuleAbout { get }
}

extension Rule {
  /// The name of the rule.
  package static var id: RuleID { about.id }

  /// A finding of the rule.
  package static func finding(
    _ file: SourceFile,
    _ range: SourceRange,
    _ message: String,
    expected: String? = nil,
    suggestions: [String] = [],
    notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      about.id,
      about.severity,
      file: file.name,
      range: range,
      message: message,
      expected: expected,
      suggestions: suggestions,
      notes: notes,
      fix: fix
    )
  }
}
