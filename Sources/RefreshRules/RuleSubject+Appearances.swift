import RefreshCore
import RefreshLanguage

/// What a control shows in each phase, with the keys that say so.
extension RuleSubject {
  /// The keys of a state that put something on the screen.
  private static let visibleKeys: [KeyName] = [
    .title, .subtitle, .symbol, .image, .images, .view, .arrow, .indicator,
  ]

  /// What holds for a key of a state in a phase.
  func shown(_ key: KeyName, in phase: RefreshPhase) -> Field? {
    control.states.field(key, in: phase)
  }

  /// Whether a key of a state puts something on the screen in a phase.
  func shows(_ key: KeyName, in phase: RefreshPhase) -> Bool {
    control.states.value(key, in: phase)?.isVisible == true
  }

  /// Whether there is anything at all to see in a phase.
  func showsAnything(in phase: RefreshPhase) -> Bool {
    Self.visibleKeys.contains { shows($0, in: phase) }
  }
}
