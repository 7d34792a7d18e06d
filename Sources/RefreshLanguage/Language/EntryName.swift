package import RefreshCore

/// The name of a value in a map: a key of the language, or a name that specs choose, such as that of a color.
package enum EntryName: Sendable, Hashable {
  case key(KeyName)
  case state(RefreshState)
  case own(String)

  /// The name as specs write it.
  package var text: String {
    switch self {
    case .key(let key): key.name
    case .state(let state): state.name
    case .own(let name): name
    }
  }

  /// The state, if the name is that of a state.
  package var state: RefreshState? { if case .state(let state) = self { state } else { nil } }
}
