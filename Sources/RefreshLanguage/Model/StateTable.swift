package import RefreshCore

/// The keys of each state in a spec and its preset.
package struct StateTable: Sendable {
  /// The keys of `all`.
  package let all: MapValue
  /// The keys of each state, without inherited ones.
  private let own: [MapValue]

  /// Creates the table of the map `states`.
  package init(_ states: MapValue) {
    all = states.map(.all)
    own = RefreshState.allCases.map { states.map($0.name) }
  }

  /// The keys of a state, without inherited ones.
  package func keys(of state: RefreshState) -> MapValue {
    own[Int(state.rawValue)]
  }

  /// The maps whose keys override `idle` and `all` in a state, in ascending precedence.
  func layers(of state: RefreshState) -> [MapValue] {
    (state.likeness.map { [keys(of: $0)] } ?? []) + [keys(of: state)]
  }

  /// The value of a key in a state: from the state itself, the state that it inherits from, `all`,
  /// or `idle`, in this order.
  package func field(_ key: KeyName, in state: RefreshState) -> Field? {
    let name = key.name
    if let field = own[Int(state.rawValue)][name] { return field }
    if let like = state.likeness, let field = own[Int(like.rawValue)][name] { return field }
    return all[name] ?? own[Int(RefreshState.idle.rawValue)][name]
  }
}
