package import RefreshDiagnostics
import RefreshLanguage

package struct NoEffectOverride: ControlRule {
  package static let metadata = RuleMetadata(
    "no-effect-override",
    .note,
    "Key that repeats the value of the preset.",
    reason: "It reads like a change of the preset, but changes nothing.",
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

  /// Finds the keys that could be removed; no fix removes them, since a value may be pinned on purpose.
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
      "\(SafeText.quote(entry.name)) repeats the value of the preset"
    )
  }
}
