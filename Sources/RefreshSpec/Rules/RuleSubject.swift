import RefreshCore
package import RefreshDiagnostics

/// A control with all that a rule may ask about it.
package struct RuleSubject: Sendable {
  /// The control.
  package let control: ControlSpec
  /// The keys that the spec itself writes; those of `control.settings` may be its preset's.
  package let own: MapValue
  /// The keys of the preset; empty without one.
  package let preset: MapValue
  /// The colours that the project lends to all of its specs.
  package let sharedColors: MapValue
  /// The file that holds the spec.
  package let file: SourceFile
  /// What was proved about the control, unless it was not asked for.
  package let facts: ProofFacts?
}

extension RuleSubject {
  /// The key at a path that the spec itself writes, with where it stands.
  func own(_ path: String...) -> Field? {
    own.field(at: path)
  }

  /// The key at a path, whoever writes it; only what the spec itself writes stands somewhere.
  func setting(_ path: String...) -> Field? {
    control.settings.field(at: path)
  }

  /// The states that the spec itself describes, `all` among them, with their keys.
  var ownStates: [(name: String, field: Field, keys: MapValue)] {
    own.map("states").entries.map { ($0.name, $0.field, own.map("states").map($0.name)) }
  }

  /// Whether a phase is proved to come.
  func isReachable(_ phase: RefreshPhase) -> Bool {
    facts?.phases.contains(phase) == true
  }

  /// Whether a phase is proved never to come; a search that found a fault did not go to its end.
  func isUnreachable(_ phase: RefreshPhase) -> Bool {
    guard let facts, facts.violation == nil else { return false }
    return !facts.phases.contains(phase)
  }
}

extension MapValue {
  /// The value at a path of keys.
  func field(at path: [String]) -> Field? {
    var map = self
    for name in path.dropLast() { map = map.map(name) }
    return path.last.flatMap { map[$0] }
  }
}
