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

  /// What holds for a key in a phase: what the phase leaves out, `all` fills in, and then the phase
  /// at rest.
  package func field(_ key: KeyName, in phase: RefreshPhase) -> Field? {
    keys(of: phase)[key] ?? all[key] ?? keys(of: .idle)[key]
  }

  /// The value of that field.
  package func value(_ key: KeyName, in phase: RefreshPhase) -> SpecValue? {
    keys(of: phase).value(key) ?? all.value(key) ?? keys(of: .idle).value(key)
  }
}
