import RefreshDiagnostics
import RefreshLanguage

/// A rule that checks one control of a spec.
protocol ControlRule: Rule {
  /// Returns the findings of the rule in a control.
  static func findings(in subject: RuleSubject) -> [Diagnostic]
}

extension ControlRule {
  /// Creates a finding in the spec.
  ///
  /// There is no finding without a range: a value from a preset or a base has none in the spec. A
  /// note shows where the spec or a base sets the key `cause`.
  static func finding(
    in subject: RuleSubject,
    at range: SourceRange?,
    message: String,
    expected: String? = nil,
    remedy: String? = nil,
    suggestions: [String] = [],
    because cause: Field? = nil,
    fix: Fix? = nil
  ) -> [Diagnostic] {
    guard let range else { return [] }
    return [
      finding(
        in: subject.file,
        at: range,
        message: message,
        expected: expected,
        remedy: remedy,
        suggestions: suggestions,
        notes: cause.flatMap(subject.note).map { [$0] } ?? [],
        fix: fix
      )
    ]
  }
}

extension RuleSubject {
  /// The note with the position of a key in the spec or in one of its bases.
  fileprivate func note(_ cause: Field) -> Diagnostic.Note? {
    let (file, range): (SourceFile, SourceRange)
    if let own = cause.keyRange {
      (file, range) = (self.file, own)
    } else if let place = cause.baseKeyRange, bases.indices.contains(place.base - 1) {
      (file, range) = (bases[place.base - 1], place.range)
    } else {
      return nil
    }
    let key = SafeText.quote(file.text(in: range.offsets))
    return Diagnostic.Note(message: "\(key) is set here", file: file.name, range: range)
  }
}
