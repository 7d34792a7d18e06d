package import RefreshCore

/// The complete appearance of a control in one phase, including inherited keys.
package struct PhaseAppearance: Sendable, Hashable {
  /// The appearance that the runtime draws.
  package var appearance = RefreshAppearance()
  /// The type of the app's own view that replaces the standard appearance.
  package var view: String?

  private init() {}

  /// The appearance of generated code that leaves out all arguments.
  package static let initial = PhaseAppearance()
}

/// An appearance and the states that show it.
package struct SharedAppearance: Sendable {
  package var appearance: PhaseAppearance
  /// The states, in their order.
  package let states: [RefreshState]
  /// The keys that set the appearance, the first map before those that it inherits from.
  let maps: [MapValue]
}

extension ControlSpec {
  /// The appearances that the states set, in no order; some may be equal.
  ///
  /// A button is only where a tap starts a refresh.
  package var sharedAppearances: [SharedAppearance] {
    let palette = palette
    return states.shown.flatMap { maps, states in
      var appearance = PhaseAppearance.initial
      for keys in maps.reversed() {
        SpecLanguage.state.apply(keys, in: palette, to: &appearance)
      }
      guard let button = appearance.appearance.button else {
        return [SharedAppearance(appearance: appearance, states: states, maps: maps)]
      }
      let tapped = button.isEmpty ? [] : states.filter(behavior.takesTap)
      var other = appearance
      other.appearance.button = nil
      return [
        SharedAppearance(appearance: appearance, states: tapped, maps: maps),
        SharedAppearance(
          appearance: other,
          states: states.filter { !tapped.contains($0) },
          maps: maps
        ),
      ].filter { !$0.states.isEmpty }
    }
  }

  /// The appearance by state.
  package var appearances: [PhaseAppearance] { sharedAppearances.byState }
}

extension [SharedAppearance] {
  package var byState: [PhaseAppearance] {
    var appearances = RefreshState.allCases.map { _ in PhaseAppearance.initial }
    for shared in self {
      for state in shared.states { appearances[Int(state.rawValue)] = shared.appearance }
    }
    return appearances
  }
}
