package import RefreshDiagnostics
import RefreshLanguage

/// A key says what the preset says anyway.
package struct NoEffectOverride: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "no-effect-override",
    .note,
    "A key says what the preset says anyway.",
    reason: "It looks like a difference from the preset, and is none.",
    bad: """
      preset: mjrefresh-header
      timeout: none
      """,
    good: """
      preset: mjrefresh-header
      timeout: 30s
      """
  )

  // A state is read as a whole, so it may repeat what it has in common with the preset.
  private static let exempt = ["states", "locales", "colors", "accessibility"]

  /// Finds the keys that could go; none is removed by a fix, since a value may be pinned on purpose.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard !subject.preset.entries.isEmpty else { return [] }
    return subject.own.entries.flatMap { entry -> [Diagnostic] in
      guard let theirs = subject.preset[entry.name], !exempt.contains(entry.name) else { return [] }
      guard case .map(let map) = entry.field.value else {
        return compare(subject, entry, theirs)
      }
      return map.entries.flatMap { inner -> [Diagnostic] in
        theirs.map[inner.name].map { compare(subject, inner, $0) } ?? []
      }
    }
  }

  private static func compare(
    _ subject: RuleSubject,
    _ entry: MapValue.Entry,
    _ theirs: Field
  ) -> [Diagnostic] {
    guard entry.field.value == theirs.value else { return [] }
    return finding(
      subject,
      at: entry.field.keyRange,
      "\(SafeText.quote(entry.name)) says what the preset says"
    )
  }
}
