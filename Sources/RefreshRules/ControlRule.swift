package import RefreshDiagnostics
import RefreshLanguage

/// A rule that checks one control of a spec.
package protocol ControlRule: Rule {
  /// Returns the findings of the rule in a control.
  static func check(_ subject: RuleSubject) -> [Diagnostic]
}

extension ControlRule {
  /// Creates a finding in the spec.
  ///
  /// A value that the preset supplies has no range in the spec and so no finding.
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
    let notes = (cause?.keyRange).map { cause -> [Diagnostic.Note] in
      let key = subject.file.text(cause.offsets)
      return [
        Diagnostic.Note("\(SafeText.quote(key)) is set here", file: subject.file.name, range: cause)
      ]
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
