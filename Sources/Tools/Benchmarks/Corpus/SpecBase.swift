/// The base of a spec in a corpus: a preset or none, with options that the spec may change.
struct SpecBase {
  /// The kind of a control, which determines the states that have a title.
  enum Kind {
    case header
    case headerWithEnd
    case wordless
    case pulledFooter
    case reachedFooter
    case reachedFooterWithFailure
  }

  let preset: String?
  let kind: Kind
  /// Keys with values that differ from the preset; each inner array has the alternatives for one key.
  let choices: [[String]]

  var isFooter: Bool {
    switch kind {
    case .header, .headerWithEnd, .wordless: false
    case .pulledFooter, .reachedFooter, .reachedFooterWithFailure: true
    }
  }

  /// Whether a pull past a distance triggers the control, instead of a scroll to the end of the list.
  var isPulled: Bool {
    switch kind {
    case .header, .headerWithEnd, .wordless, .pulledFooter: true
    case .reachedFooter, .reachedFooterWithFailure: false
    }
  }

  /// All bases, each repeated in proportion to its assumed frequency in apps.
  ///
  /// The most frequent bases are the header of MJRefresh and the `modern` presets.
  static let all: [SpecBase] =
    repeated(
      6,
      "mjrefresh-header",
      .header,
      [
        ["exclusive: true"], ["action: immediate"], ["insetWhileRefreshing: fixed"],
        ["interruptible: false"], ["timeout: 15s", "timeout: 30s", "timeout: 60s"],
      ]
    )
    + repeated(
      5,
      "modern-header",
      .headerWithEnd,
      [
        ["exclusive: false"], ["action: immediate"], ["insetWhileRefreshing: fixed"],
        ["interruptible: false"], ["timeout: 15s", "timeout: 60s", "timeout: none"],
      ]
    )
    + repeated(
      4,
      "modern-footer",
      .reachedFooterWithFailure,
      [
        ["exclusive: false"], ["timeout: 15s", "timeout: 60s", "timeout: none"],
      ]
    )
    + repeated(
      3,
      "mjrefresh-auto-footer",
      .reachedFooter,
      [
        ["exclusive: true"], ["timeout: 15s", "timeout: 30s"],
      ]
    )
    + repeated(
      2,
      "mjrefresh-back-footer",
      .pulledFooter,
      [
        ["exclusive: true"], ["action: immediate"], ["interruptible: false"],
        ["timeout: 15s", "timeout: 30s"],
      ]
    )
    + repeated(
      2,
      "plain-header",
      .header,
      [
        ["exclusive: true"], ["insetWhileRefreshing: sticky"], ["timeout: 20s"],
      ]
    )
    + repeated(
      2,
      "svpulltorefresh-top",
      .header,
      [
        ["action: afterReveal"], ["insetWhileRefreshing: fixed"], ["timeout: 20s"],
      ]
    )
    + repeated(1, "ego", .header, [["exclusive: true"], ["timeout: 20s"]])
    + repeated(
      1,
      "uirefreshcontrol-replica",
      .header,
      [
        ["interruptible: true"], ["exclusive: true"], ["timeout: 20s"],
      ]
    )
    + repeated(1, "uirefreshcontrol", .wordless, [["exclusive: true"], ["timeout: 20s"]])
    + repeated(1, "progress-circle", .wordless, [["exclusive: true"], ["timeout: 20s"]])
    + repeated(
      3,
      nil,
      .header,
      [
        ["exclusive: false"], ["action: immediate"], ["insetWhileRefreshing: fixed"],
        ["interruptible: false"], ["timeout: 15s", "timeout: 60s"],
      ]
    )

  private static func repeated(
    _ count: Int,
    _ preset: String?,
    _ kind: Kind,
    _ choices: [[String]]
  ) -> [SpecBase] {
    Array(repeating: SpecBase(preset: preset, kind: kind, choices: choices), count: count)
  }
}
