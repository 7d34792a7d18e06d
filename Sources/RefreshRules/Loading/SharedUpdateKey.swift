import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

/// Two controls keep the time of their last success under one key.
package struct SharedUpdateKey: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "shared-update-key",
    .warning,
    "Two controls keep the time of their last success under one key.",
    reason: "Each would show the time of the other's refresh as its own.",
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

/// The keys under which the controls of one module keep the times of their last success.
struct UpdateKeys {
  private var owners: [String: (file: String, range: SourceRange)] = [:]

  /// Takes the key of a control; answers what is wrong where an earlier one has the same.
  mutating func take(_ control: ControlSpec, _ file: SourceFile) -> Diagnostic? {
    guard let key = control.design.lastUpdated?.key,
      let range = control.settings.field(.lastUpdatedKey)?.range ?? control.nameRange
    else { return nil }
    guard let earlier = owners[key] else {
      owners[key] = (file.name, range)
      return nil
    }
    return SharedUpdateKey.finding(
      file,
      range,
      "another control keeps its time under \(SafeText.quote(key)) as well",
      expected: "a 'key' of its own in 'lastUpdated'",
      notes: [Diagnostic.Note("the first one is here", file: earlier.file, range: earlier.range)]
    )
  }
}
