package import RefreshCore

/// The keys of each state in a spec and its preset.
package struct StateTable: Sendable {
  /// The keys of `all`.
  package let all: MapValue
  /// The keys of each state, without inherited ones.
  private let own: [MapValue]
  /// The maps whose keys states show, in descending precedence: those of the state itself, of the
  /// state that it inherits from, of `all`, and of `idle`.
  ///
  /// States that show the same have one list.
  private(set) var shown: [(maps: [MapValue], states: [RefreshState])] = []
  /// The index in `shown` by state.
  private var indices: [Int] = []

  package init(states: MapValue) {
    all = states.map(.all)
    var own = RefreshState.allCases.map { _ in MapValue() }
    for entry in states.entries {
      guard case .state(let state) = entry.name else { continue }
      own[Int(state.rawValue)] = entry.field.map
    }
    self.own = own
    let layers = own.map(Layer.init)
    let shared = [Layer(map: all), layers[Int(RefreshState.idle.rawValue)]]
    let speaks = shared[1].map[.spokenText] != nil
    let followPull = (own + [all]).contains(where: \.framesFollowPull)
    // Most states have no keys of their own.
    var sources: [Source] = []
    for state in RefreshState.allCases {
      let likeness = state.likeness.flatMap { hasKeys($0) ? $0 : nil }
      let isOwn = hasKeys(state)
      let source = Source(
        first: isOwn ? state : likeness,
        second: isOwn ? likeness : nil,
        hasPull: state.hasPull || !followPull
      )
      let index = sources.firstIndex(of: source) ?? sources.count
      indices.append(index)
      guard index == sources.count else {
        shown[index].states.append(state)
        continue
      }
      sources.append(source)
      var inherited =
        [source.first, source.second].compactMap { $0 }
        .map { layers[Int($0.rawValue)] } + shared
      // The words that VoiceOver reads for another state are no words for a state that has a title.
      if isOwn, source.second != nil, keys(of: state)[.title]?.value.isVisible == true {
        inherited[1].map[.key(.spokenText)] = nil
      }
      if speaks, inherited.dropLast().contains(where: { $0.map[.title] != nil }) {
        inherited[inherited.count - 1].map[.key(.spokenText)] = nil
      }
      if !source.hasPull {
        // Frames that follow the pull would stand still.
        for index in inherited.indices where inherited[index].map.framesFollowPull {
          inherited[index].map[.key(.frameDuration)] = nil
        }
      }
      shown.append((Self.shown(inherited), [state]))
    }
  }

  /// The source of the maps that a state shows.
  private struct Source: Equatable {
    /// The state and the state that it inherits from, if they have keys.
    let first, second: RefreshState?
    /// Whether frames can follow the pull.
    let hasPull: Bool
  }

  private func hasKeys(_ state: RefreshState) -> Bool {
    !own[Int(state.rawValue)].entries.isEmpty
  }

  /// The first state with each appearance, of the states that meet a condition, in their order.
  package func distinctStates(where isIncluded: (RefreshState) -> Bool) -> [RefreshState] {
    shown.compactMap { $0.states.first(where: isIncluded) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The keys of a state, without inherited ones.
  package func keys(of state: RefreshState) -> MapValue {
    own[Int(state.rawValue)]
  }

  /// The value of a key that a state shows.
  package func field(of key: KeyName, in state: RefreshState) -> Field? {
    for map in shown[indices[Int(state.rawValue)]].maps {
      if let field = map[.key(key)] { return field }
    }
    return nil
  }

  /// The maps without the pictures that are not shown.
  ///
  /// Pictures are one thing: the first map with a picture hides those of other kinds in the maps
  /// that follow.
  private static func shown(_ layers: [Layer]) -> [MapValue] {
    guard let first = layers.firstIndex(where: { !$0.pictures.isEmpty }) else {
      return layers.map(\.map)
    }
    return layers.indices.map { index in
      let isShown = index <= first || layers[index].pictures.isSubset(of: layers[first].pictures)
      return isShown
        ? layers[index].map : layers[index].map.without(picturesBeside: layers[first].map)
    }
  }

  /// A map of keys with the kinds of its pictures.
  private struct Layer {
    var map: MapValue
    let pictures: PictureKinds

    init(map: MapValue) {
      self.map = map
      pictures = map.pictures
    }
  }
}

extension RefreshState {
  /// Whether the list is pulled in the state, so that frames can follow the pull.
  package var hasPull: Bool {
    [.idle, .pulling, .armed, .secondLevelArmed].contains(self)
  }
}

extension MapValue {
  /// Whether the frames of a state follow the pull.
  package var framesFollowPull: Bool { self[.frameDuration]?.value == .number(.infinity) }
}
