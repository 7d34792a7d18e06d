import RefreshCore
import RefreshLanguage

/// The visible keys of a control in each phase.
extension RuleSubject {
  /// The keys of a state that are visible.
  private static let visibleKeys: [KeyName] = [
    .title, .subtitle, .symbol, .image, .images, .view, .arrow, .indicator,
  ]

  /// The value of a key in a phase, including inherited values.
  func shown(_ key: KeyName, in phase: RefreshPhase) -> Field? {
    control.states.field(key, in: phase)
  }

  /// Whether a key shows something in a phase.
  func shows(_ key: KeyName, in phase: RefreshPhase) -> Bool {
    control.states.value(key, in: phase)?.isVisible == true
  }

  /// Whether the control shows anything in a phase.
  func showsAnything(in phase: RefreshPhase) -> Bool {
    Self.visibleKeys.contains { shows($0, in: phase) }
  }
}
