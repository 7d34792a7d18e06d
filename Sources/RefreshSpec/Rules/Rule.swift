package import RefreshDiagnostics

/// Something that can be wrong with a spec.
///
/// Each rule is a type in a file of its own, so that all there is to say about it stands together.
/// The rules of YAML and of the language are only described here; the reader and the decoder find
/// their faults. Those of controls are `ControlRule`s.
package protocol Rule: Sendable {
  /// What there is to know about it.
  static var about: RuleAbout { get }
}

/// A check of a control that could be read.
package protocol ControlRule: Rule {
  /// What is wrong with the control.
  static func check(_ subject: RuleSubject) -> [Diagnostic]
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
