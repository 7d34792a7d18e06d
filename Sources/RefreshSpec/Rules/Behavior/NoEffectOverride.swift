package import RefreshDiagnostics

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
  private static let exempt: Set<String> = ["states", "locales", "colors", "accessibility"]

  /// Finds the keys that could go.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard !subject.preset.entries.isEmpty else { return [] }
    return subject.own.entries.flatMap { entry -> [Diagnostic] in
      guard !exempt.contains(entry.name), let theirs = subject.preset[entry.name] else { return [] }
      guard case .map(let map) = entry.field.value else {
        return compare(subject, entry, theirs, isRemovable: true)
      }
      let theirMap = subject.preset.map(entry.name)
      // A map that loses all of its keys would be no map any more, so one of them stays.
      let kept =
        map.entries.first { $0.field.value != theirMap[$0.name]?.value } ?? map.entries.first
      return map.entries.flatMap { inner -> [Diagnostic] in
        guard let theirs = theirMap[inner.name] else { return [] }
        return compare(subject, inner, theirs, isRemovable: inner != kept)
      }
    }
  }

  private static func compare(
    _ subject: RuleSubject,
    _ entry: MapValue.Entry,
    _ theirs: Field,
    isRemovable: Bool
  ) -> [Diagnostic] {
    guard entry.field.value == theirs.value else { return [] }
    return finding(
      subject,
      at: entry.field.keyRange,
      "\(SafeText.quote(entry.name)) says what the preset says",
      fix: isRemovable ? Fix.removal(of: entry.field, in: subject.file) : nil
    )
  }
}
