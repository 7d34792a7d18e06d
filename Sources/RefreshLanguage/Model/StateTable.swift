package import RefreshCore

/// The keys of each state in a spec and its preset.
package struct StateTable: Sendable {
  /// The keys of `all`.
  package let all: MapValue
  /// The keys of each state, without inherited ones.
  private let own: [MapValue]
  /// The maps whose keys each state shows, in descending precedence.
  private let shown: [[MapValue]]

  /// Creates the table of the map `states`.
  package init(_ states: MapValue) {
    let all = states.map(.all)
    let own = RefreshState.allCases.map { states.map($0.name) }
    let idle = own[Int(RefreshState.idle.rawValue)]
    shown = RefreshState.allCases.map { state in
      let likeness = state.likeness.map { [own[Int($0.rawValue)]] } ?? []
      return Self.shown([own[Int(state.rawValue)]] + likeness + [all, idle])
    }
    (self.all, self.own) = (all, own)
  }

  /// The keys of a state, without inherited ones.
  package func keys(of state: RefreshState) -> MapValue {
    own[Int(state.rawValue)]
  }

  /// The maps whose keys a state shows, in descending precedence: those of the state itself, of the
  /// state that it inherits from, of `all`, and of `idle`.
  func layers(of state: RefreshState) -> [MapValue] { shown[Int(state.rawValue)] }

  /// The value of a key that a state shows.
  package func field(_ key: KeyName, in state: RefreshState) -> Field? {
    layers(of: state).lazy.compactMap { $0[key] }.first
  }

  /// The maps without the pictures that are not shown.
  ///
  /// Pictures are one thing: the first map with a picture hides those of other kinds in the maps
  /// that follow.
  private static func shown(_ layers: [MapValue]) -> [MapValue] {
    guard let first = layers.firstIndex(where: { $0.setsPicture }) else { return layers }
    let kinds = layers[first].pictures
    return layers.enumerated().map { index, map in
      index > first && map.setsPicture ? map.without(picturesBeside: kinds) : map
    }
  }
}
