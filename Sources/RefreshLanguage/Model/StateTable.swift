package import RefreshCore

/// What a spec says of each phase, its preset included.
package struct StateTable: Sendable {
  /// The keys of `all`.
  package let all: MapValue
  /// The keys of each phase itself.
  private let own: [MapValue]

  /// The table of the keys under `states`.
  package init(_ states: MapValue) {
    all = states.map(.all)
    own = RefreshPhase.allCases.map { states.map($0.name) }
  }

  /// The keys of a phase itself.
  package func keys(of phase: RefreshPhase) -> MapValue {
    own[Int(phase.rawValue)]
  }

  /// The maps that set a phase apart from the phase at rest, each over the ones before it.
  package func layers(of phase: RefreshPhase) -> [MapValue] {
    (phase.likeness.map { [keys(of: $0)] } ?? []) + [keys(of: phase)]
  }

  /// What holds for a key in a phase: its own, that of the phase that it looks like, that of `all`,
  /// and that of the phase at rest.
  package func field(_ key: KeyName, in phase: RefreshPhase) -> Field? {
    keys(of: phase)[key] ?? phase.likeness.flatMap { keys(of: $0)[key] } ?? all[key]
      ?? keys(of: .idle)[key]
  }

  /// The value of that field.
  package func value(_ key: KeyName, in phase: RefreshPhase) -> SpecValue? {
    field(key, in: phase)?.value
  }
}

extension RefreshPhase {
  /// The phase whose appearance this one has where a spec says nothing else: a control that waits for
  /// its window looks busy.
  package var likeness: RefreshPhase? { self == .pending ? .refreshing : nil }
}
