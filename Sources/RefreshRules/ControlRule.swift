package import RefreshDiagnostics
import RefreshLanguage

/// A rule that checks one control of a spec.
package protocol ControlRule: Rule {
  /// Finds the faults of the control.
  static func check(_ subject: RuleSubject) -> [Diagnostic]
}

extension ControlRule {
  /// Creates a finding at a position of the spec; none for values that the preset supplies.
  static func finding(
    _ subject: RuleSubject,
    at range: SourceRange?,
    _ message: String,
    expected: String? = nil,
    suggestions: [String] = [],
    because cause: Field? = nil,
    fix: Fix? = nil
  ) -> [Diagnostic] {
    guard let range else { return [] }
    let notes = (cause?.keyRange).map { cause in
      [Diagnostic.Note("the cause is here", file: subject.file.name, range: cause)]
    }
    return [
      finding(
        subject.file,
        range,
        message,
        expected: expected,
        suggestions: suggestions,
        notes: notes ?? [],
        fix: fix
      )
    ]
  }
}
