package import RefreshCore

/// The keys of each phase in a spec and its preset.
package struct StateTable: Sendable {
  /// The keys of `all`.
  package let all: MapValue
  /// The keys of each phase, without inherited ones.
  private let own: [MapValue]

  /// Creates the table of the map `states`.
  package init(_ states: MapValue) {
    all = states.map(.all)
    own = RefreshPhase.allCases.map { states.map($0.name) }
  }

  /// The keys of a phase, without inherited ones.
  package func keys(of phase: RefreshPhase) -> MapValue {
    own[Int(phase.rawValue)]
  }

  /// The maps that override the keys of `idle` in a phase, in ascending precedence.
  package func layers(of phase: RefreshPhase) -> [MapValue] {
    (phase.likeness.map { [keys(of: $0)] } ?? []) + [keys(of: phase)]
  }

  /// The value of a key in a phase: from the phase itself, the phase that it inherits from, `all`,
  /// or `idle`, in this order.
  package func field(_ key: KeyName, in phase: RefreshPhase) -> Field? {
    keys(of: phase)[key] ?? phase.likeness.flatMap { keys(of: $0)[key] } ?? all[key]
      ?? keys(of: .idle)[key]
  }

  /// The value of a key in a phase, without its position.
  package func value(_ key: KeyName, in phase: RefreshPhase) -> SpecValue? {
    field(key, in: phase)?.value
  }
}

extension RefreshPhase {
  /// The phase from which this phase inherits its appearance: `pending` from `refreshing`.
  package var likeness: RefreshPhase? { self == .pending ? .refreshing : nil }
}
