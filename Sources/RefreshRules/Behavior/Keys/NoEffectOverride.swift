import RefreshDiagnostics
import RefreshLanguage

struct NoEffectOverride: ControlRule {
  static let metadata = RuleMetadata(
    "no-effect-override",
    severity: .note,
    summary: "Key that repeats the value of the preset.",
    reason: "The key suggests a change of the preset, but has no effect.",
    bad: """
      preset: modern-header
      timeout: 30s
      """,
    good: """
      preset: mjrefresh-header
      timeout: 30s
      """
  )

  // These maps may repeat values of the preset, so that a state can be read on its own; a time of an outcome
  // also holds for words of the spec.
  private static let exempt: [EntryName] = [
    .key(.states), .key(.locales), .key(.colors), .key(.accessibility), .key(.outcome),
  ]

  /// Finds the keys that could be removed.
  ///
  /// There is no automatic fix: a spec may repeat a value on purpose, in case the preset changes.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard !subject.preset.entries.isEmpty else { return [] }
    return subject.own.entries.flatMap { entry -> [Diagnostic] in
      guard let theirs = subject.preset[entry.name], !exempt.contains(entry.name) else { return [] }
      guard case .map(let map) = entry.field.value else {
        return compare(in: subject, entry: entry, theirs: theirs)
      }
      return map.entries.flatMap { inner -> [Diagnostic] in
        theirs.map[inner.name].map { compare(in: subject, entry: inner, theirs: $0) } ?? []
      }
    }
  }

  private static func compare(
    in subject: RuleSubject,
    entry: MapValue.Entry,
    theirs: Field
  ) -> [Diagnostic] {
    guard entry.field.value == theirs.value else { return [] }
    return finding(
      in: subject,
      at: entry.field.keyRange,
      message: "\(SafeText.quote(entry.name.text)) repeats the value of the preset",
      remedy: "use a different value, or remove \(SafeText.quote(entry.name.text))",
      because: theirs
    )
  }
}
