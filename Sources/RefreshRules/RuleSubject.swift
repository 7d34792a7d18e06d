import RefreshCore
package import RefreshDiagnostics
package import RefreshLanguage
package import RefreshExploration

/// A control with all that a rule may ask about it.
///
/// A class, since all rules look at the same one, and none has to get a copy.
package final class RuleSubject: Sendable {
  /// The control.
  package let control: ControlSpec
  /// The keys that the spec itself writes; those of `control.settings` may be its preset's.
  package let own: MapValue
  /// The keys of the preset; empty without one.
  package let preset: MapValue
  /// The colors that the project lends to all of its specs.
  package let sharedColors: MapValue
  /// The file that holds the spec.
  package let file: SourceFile
  /// What was proved about the control, unless it was not asked for.
  package let facts: ProofFacts?
  /// The states that the spec itself describes, `all` among them, with their keys.
  let ownStates: [OwnState]
  /// The languages that the spec itself brings.
  let ownLocales: [OwnLocale]

  init(
    control: ControlSpec,
    own: MapValue,
    preset: MapValue,
    sharedColors: MapValue,
    file: SourceFile,
    facts: ProofFacts?
  ) {
    self.control = control
    self.own = own
    self.preset = preset
    self.sharedColors = sharedColors
    self.file = file
    self.facts = facts
    ownStates = own.map(.states).entries.map(OwnState.init)
    let states = control.settings.map(.states)
    ownLocales = own.map(.locales).entries.map { OwnLocale($0, states) }
  }
}

/// A state that a spec itself describes.
///
/// A class like its subject, for the same reason.
final class OwnState: Sendable {
  /// The name of the phase, or `all`.
  let name: String
  /// Where it stands.
  let field: Field
  /// Its keys.
  let keys: MapValue

  init(_ entry: MapValue.Entry) {
    name = entry.name
    field = entry.field
    keys = entry.field.map
  }
}

extension RuleSubject {
  /// A key that the spec itself writes, with where it stands.
  func own(_ key: KeyName) -> Field? { own.field(key) }

  /// A state that the spec itself describes, with where it stands.
  func own(state: String) -> Field? { own.map(.states)[state] }

  /// A key of the spec or of its preset; only what the spec itself writes stands somewhere.
  func setting(_ key: KeyName) -> Field? { control.settings.field(key) }

  /// The key of a state in the spec or its preset.
  func setting(ofState state: String, _ key: KeyName) -> Field? {
    control.settings.map(.states).map(state)[key]
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
