import RefreshCore

/// What a control shows in each phase, with the keys that say so.
extension RuleSubject {
  /// The keys of a state that put something on the screen.
  private static let visibleKeys = [
    "title", "subtitle", "symbol", "image", "images", "view", "arrow", "indicator",
  ]

  /// What holds for a key of a state in a phase.
  func shown(_ key: String, in phase: RefreshPhase) -> Field? {
    control.states.field(key, in: phase)
  }

  /// Whether a key of a state puts something on the screen in a phase.
  func shows(_ key: String, in phase: RefreshPhase) -> Bool {
    control.states.value(key, in: phase)?.isVisible == true
  }

  /// Whether there is anything at all to see in a phase.
  func showsAnything(in phase: RefreshPhase) -> Bool {
    Self.visibleKeys.contains { shows($0, in: phase) }
  }
}

extension SpecValue {
  /// Whether a value of a visible key is more than the word for nothing.
  var isVisible: Bool {
    switch self {
    case .text(let text): !text.isEmpty && text != "none"
    case .list(let items): !items.isEmpty
    case .number, .duration, .flag, .color, .curve, .font, .map: true
    }
  }

  /// The colour of a colour; `nil` for everything else.
  var color: ColorValue? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  /// The text of a text; `nil` for everything else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
