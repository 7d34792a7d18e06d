/// A kind of problem in a spec, a project file or a generated file.
///
/// A rule with a check has a file of its own. The rules whose findings a parser, a decoder, a loader
/// or a command reports stand together, by kind, in files such as `FileRule.swift`.
package protocol Rule: Sendable {
  /// The descriptive data of the rule.
  static var metadata: RuleMetadata { get }
}

extension Rule {
  /// The name of the rule.
  package static var id: RuleID { metadata.id }

  /// Creates a finding of the rule.
  package static func finding(
    _ file: SourceFile,
    _ range: SourceRange,
    _ message: String,
    expected: String? = nil,
    remedy: String? = nil,
    suggestions: [String] = [],
    notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      metadata.id,
      metadata.severity,
      file: file.name,
      range: range,
      message: message,
      expected: expected,
      remedy: remedy,
      suggestions: suggestions,
      notes: notes,
      fix: fix
    )
  }
}
