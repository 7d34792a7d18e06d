extension SpecLanguage {
  /// The topics of the keys of a control, for messages; a test expects each key in one of them.
  private static let topics: [(name: String, keys: Set<KeyName>)] = [
    ("the control itself", [.refreshgen, .control, .summary, .language, .preset]),
    (
      "place and size", [.edge, .style, .pinned, .height, .ignoredInset, .insetWhileRefreshing]
    ),
    (
      "behavior",
      [
        .trigger, .action, .timing, .outcome, .interruptible, .timeout, .exclusive, .exhausted,
        .hidesWhenEmpty, .hidesWhenShort, .fillsScreen, .secondLevel, .haptics,
      ]
    ),
    (
      "appearance",
      [.states, .colors, .drawings, .layout, .surface, .content, .opacity, .lastUpdated]
    ),
    ("languages and VoiceOver", [.locales, .presetLocales, .accessibility]),
  ]

  /// The topics of keys, with their keys in order; empty for the keys of another map.
  static func topics(of names: [String]) -> [(name: String, keys: [String])] {
    let all = topics.map { topic in
      (topic.name, names.filter { KeyName(rawValue: $0).map(topic.keys.contains) ?? false })
    }
    return all.map(\.1.count).reduce(0, +) == names.count ? all : []
  }
}
