package import RefreshCore

/// A key of a control with different values in two versions.
package struct ControlChange: Sendable, Hashable {
  package var topic: ChangeTopic
  /// The path of the key, such as `trigger.distance`; for a key of a state, only its name.
  package var key: String
  /// The states whose key differs; empty for a key outside of states.
  package var states: [RefreshState] = []
  /// The language of a text, as a BCP 47 tag.
  package var language: String?
  /// The value in the old version, in the notation of specs; `nil` if the key is not set.
  package var old: String?
  /// The value in the new version.
  package var new: String?
  /// The consequence of the change, such as that for the contrast of a text.
  package var consequence: String?
  /// The base that sets both values, and so is the cause of the change.
  package var base: String?
}

/// The topic of a change, in the order in which changes are listed.
package enum ChangeTopic: String, Sendable, CaseIterable {
  case behavior, timing, appearance, haptics, texts, accessibility

  init(stateKey key: String) {
    switch key {
    case "title", "subtitle", "button": self = .texts
    case "accessibilityLabel": self = .accessibility
    default: self = .appearance
    }
  }

  /// The topic of another key, given as its path; `nil` for a key without effect for users.
  init?(key: String) {
    let map = key.prefix { $0 != "." }
    switch map {
    case "control", "summary", "refreshgen", "preset": return nil
    case _ where ControlChanges.decidingDelays.contains(key): self = .behavior
    case "timing": self = key.hasSuffix(".reduceMotion") ? .accessibility : .timing
    case "outcome": self = .timing
    case "accessibility": self = .accessibility
    case "locales": self = key.hasSuffix(".accessibilityLabel") ? .accessibility : .texts
    case "language": self = .texts
    case "lastUpdated":
      self = key.hasSuffix(".format") || key.hasSuffix(".never") ? .texts : .appearance
    case "haptics": self = .haptics
    case "opacity", "layout", "content", "ignoredInset", "pinned", "surface": self = .appearance
    default: self = .behavior
    }
  }
}
