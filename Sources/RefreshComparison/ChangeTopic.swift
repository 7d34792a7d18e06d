/// The topic of a change, in the order in which changes are listed.
package enum ChangeTopic: String, Sendable, CaseIterable {
  case behavior, timing, look, texts, accessibility
}

extension ChangeTopic {
  /// The topic of a key of states.
  init(stateKey key: String) {
    switch key {
    case "title", "subtitle", "button": self = .texts
    case "accessibility": self = .accessibility
    default: self = .look
    }
  }

  /// The topic of another key, given as its path; `nil` for a key without effect for users.
  init?(key: String) {
    let map = key.prefix { $0 != "." }
    switch map {
    case "control", "summary", "refreshgen", "preset": return nil
    case "animation": self = key.hasSuffix(".reduceMotion") ? .accessibility : .timing
    case "timeout", "outcome": self = .timing
    case "accessibility": self = .accessibility
    case "locales": self = key.hasSuffix(".accessibility") ? .accessibility : .texts
    case "language": self = .texts
    case "lastUpdated":
      self = key.hasSuffix(".format") || key.hasSuffix(".never") ? .texts : .look
    case "alpha", "haptics", "layout", "content", "ignoredInset": self = .look
    default: self = .behavior
    }
  }
}
