import RefreshCore
package import RefreshDiagnostics
package import RefreshExploration
package import RefreshLanguage

/// A control with all the data that rules need.
///
/// A class, so that rules share one instance instead of copying it.
package final class RuleSubject: Sendable {
  let control: ControlSpec
  /// The keys of the spec itself, unlike `control.settings`, which includes those of the preset.
  let own: MapValue
  /// The keys of the preset or base, including inherited ones; empty without a preset and base.
  let preset: MapValue
  /// The files of the bases, the nearest first.
  let bases: [SourceFile]
  /// Whether other specs inherit the keys of the control.
  let isBase: Bool
  /// The palette of the project.
  let sharedColors: MapValue
  let file: SourceFile
  /// The results of the proof; `nil` if no proof was requested.
  let facts: ProofFacts?
  /// The states in the spec itself, including `all`.
  let ownStates: [OwnState]
  /// The languages in the `locales` of the spec itself.
  let ownLocales: [OwnLocale]
  /// The texts that may ask for a gesture, in all languages of the spec itself.
  let gestureTexts: [GestureText]

  package init(
    control: ControlSpec,
    own: MapValue,
    preset: MapValue,
    bases: [SourceFile],
    isBase: Bool,
    sharedColors: MapValue,
    file: SourceFile,
    facts: ProofFacts?
  ) {
    self.control = control
    self.own = own
    self.preset = preset
    self.bases = bases
    self.isBase = isBase
    self.sharedColors = sharedColors
    self.file = file
    self.facts = facts
    ownStates = own.map(.states).entries.map(OwnState.init)
    let originals = own[.locales] == nil ? MapValue() : control.textMaps
    ownLocales = own.map(.locales).entries.map { OwnLocale(entry: $0, originals: originals) }
    gestureTexts = GestureText.all(of: ownStates, locales: ownLocales, label: own[.label])
  }
}

/// A state in the spec itself.
struct OwnState: Sendable {
  /// The state, or `all`.
  let name: EntryName
  let field: Field
  let keys: MapValue

  init(entry: MapValue.Entry) {
    name = entry.name
    field = entry.field
    keys = entry.field.map
  }

  /// The state; `nil` for `all`.
  var state: RefreshState? { name.state }
}

extension RuleSubject {
  /// A key of the spec itself, with its position.
  func own(_ key: KeyName) -> Field? { own[key] }

  /// A state of the spec itself, with its position.
  func own(state: RefreshState) -> Field? { own.map(.states)[.state(state)] }

  /// A key of the spec, its base or its preset; only keys of the spec itself have a position.
  func setting(of key: KeyName) -> Field? { control.settings[key] }

  /// The value of a key that a state shows; for `all`, only the value in `all` itself.
  func setting(of key: KeyName, in name: EntryName) -> Field? {
    name.state.map { shown(key, in: $0) } ?? control.states.all[key]
  }

  /// Whether the proof shows that the control can show a state.
  func isReachable(_ state: RefreshState) -> Bool {
    guard let facts else { return false }
    return state.phases.contains(where: facts.phases.contains)
  }

  /// Whether the proof shows that the control can enter the phase of a state.
  ///
  /// A control can show `failed` without entering that phase: while it retracts after a failure.
  func isPhaseReachable(_ state: RefreshState) -> Bool {
    facts?.phases.contains(state.phase) == true
  }

  /// Whether the proof shows that the control never shows a state.
  func isUnreachable(_ state: RefreshState) -> Bool {
    state.phases.allSatisfy { isUnreachable($0) }
  }

  /// The viewport of a screen on which the control never shows a state that it shows on others, if there
  /// is one.
  func viewport(without state: RefreshState) -> Double? {
    guard let facts, facts.violation == nil else { return nil }
    return facts.screens.first { !state.phases.contains(where: $0.phases.contains) }?.viewport
  }

  /// Whether the proof shows that the control never enters a phase.
  ///
  /// A proof that found a violation is incomplete, so it shows nothing about phases.
  func isUnreachable(_ phase: RefreshPhase) -> Bool {
    guard let facts, facts.violation == nil else { return false }
    return !facts.phases.contains(phase)
  }
}
