import RefreshCore
package import RefreshStyles

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

extension PhaseAppearance {
  /// The appearance of a control in each phase.
  static func all(_ states: StateTable, _ palette: Palette) -> [PhaseAppearance] {
    RefreshState.allCases.map { state in
      var appearance = PhaseAppearance()
      for keys in states.layers(of: state).reversed() {
        SpecLanguage.state.apply(keys, in: palette, to: &appearance)
      }
      return appearance
    }
  }
}
