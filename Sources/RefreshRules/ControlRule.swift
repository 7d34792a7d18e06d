package import RefreshDiagnostics
import RefreshLanguage

/// A check of a control that could be read.
package protocol ControlRule: Rule {
  /// What is wrong with the control.
  static func check(_ subject: RuleSubject) -> [Diagnostic]
}

extension ControlRule {
  /// A finding at a place of the spec; none where the preset says it, which has no place there.
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
      [Diagnostic.Note("because of this", file: subject.file.name, range: cause)]
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
