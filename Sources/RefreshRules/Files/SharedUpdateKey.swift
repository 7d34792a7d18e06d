import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct SharedUpdateKey: Rule {
  static let metadata = RuleMetadata(
    "shared-update-key",
    severity: .warning,
    summary: "Controls that store their last-updated time under the same key.",
    reason: "Each control shows the time of the other's refresh.",
    bad: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      lastUpdated: {show: true, key: feed}
      ---
      refreshgen: 1
      control: NewsHeader
      preset: modern-header
      lastUpdated: {show: true, key: feed}
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      lastUpdated: {show: true, key: feed}
      ---
      refreshgen: 1
      control: NewsHeader
      preset: modern-header
      lastUpdated: {show: true, key: news}
      """
  )
}

/// The storage keys of last-updated times that the controls of a module use.
struct UpdateKeys {
  private var owners: [String: (file: String, range: SourceRange)] = [:]

  /// Adds the key of a control; returns a finding if an earlier control uses the same key.
  mutating func claim(_ control: ControlSpec, in file: SourceFile) -> Diagnostic? {
    guard let key = control.design.lastUpdated?.key,
      let range = control.settings[.lastUpdatedKey]?.range ?? control.nameRange
    else { return nil }
    guard let earlier = owners[key] else {
      owners[key] = (file.name, range)
      return nil
    }
    return SharedUpdateKey.finding(
      in: file,
      at: range,
      message: "another control also stores its last-updated time under \(SafeText.quote(key))",
      remedy: "use a different 'key' in 'lastUpdated'",
      notes: [
        Diagnostic.Note(
          message: "the other control is here",
          file: earlier.file,
          range: earlier.range
        )
      ]
    )
  }
}
