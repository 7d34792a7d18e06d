import RefreshCore
import RefreshLanguage

/// The appearance of a control in each state.
extension RuleSubject {
  /// The keys that make a state visible.
  private static let visibleKeys: [KeyName] = [
    .title, .subtitle, .button, .symbol, .image, .images, .view, .arrow, .indicator,
  ]

  /// The first state with each appearance, of the states that the control can show.
  var distinctStates: [RefreshState] {
    control.states.distinctStates { $0 != .pending && !isUnreachable($0) }
  }

  /// The value of a key in a state, including inherited values.
  func shown(_ key: KeyName, in phase: RefreshState) -> Field? {
    control.states.field(of: key, in: phase)
  }

  /// Whether a key shows something in a state.
  func shows(_ key: KeyName, in phase: RefreshState) -> Bool {
    // With `content`, a view of the app draws the whole control in all states.
    if key == .view && control.design.content != nil { return true }
    return control.states.field(of: key, in: phase)?.value.isVisible == true
  }

  /// Whether a key that could make a state visible shows nothing in it.
  func isHidden(_ key: KeyName, in phase: RefreshState) -> Bool {
    Self.visibleKeys.contains(key) && !shows(key, in: phase)
  }

  /// Whether a drawing shows a state, which it may do in another way than other states.
  func isDrawn(in phase: RefreshState) -> Bool {
    shows(.indicator, in: phase)
      && shown(.indicator, in: phase)?.value.text.flatMap(RefreshSpinnerSize.init) == nil
  }

  /// Whether the control shows anything in a state.
  func showsAnything(in phase: RefreshState) -> Bool {
    Self.visibleKeys.contains { shows($0, in: phase) }
  }

  /// The largest font size that a key sets in any state, or `standard` if that is larger.
  func largestSize(of key: KeyName, standard: Double) -> Double {
    let states = control.settings.map(.states).entries
    return states.indices.reduce(standard) { largest, index in
      max(largest, states[index].field.map[key]?.value.points ?? 0)
    }
  }
}

extension SpecValue {
  /// The size of a font, if the value is one.
  var points: Double? {
    guard case .font(let font) = self else { return nil }
    return font.points
  }
}
