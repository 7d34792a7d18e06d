import RefreshCore
import RefreshDiagnostics
package import RefreshExploration
package import RefreshLanguage
import RefreshRules

/// The changes between two versions of a control that users of the app notice.
package struct ControlChanges: Sendable {
  package let old: ControlSpec
  package let new: ControlSpec
  /// The keys that differ, in the order of their topics.
  package let changes: [ControlChange]
  /// The comparison of the behaviors; `nil` if no gesture reaches both versions.
  package let comparison: BehaviorComparison?

  /// Compares two versions, whose projects look texts and images up in `bundles`.
  package init(
    from old: ControlSpec,
    to new: ControlSpec,
    bundles: (old: String, new: String) = ("main", "main")
  ) {
    (self.old, self.new) = (old, new)
    let all =
      Self.keys(from: old, to: new)
      + (bundles.old == bundles.new
        ? [] : [ControlChange(topic: .texts, key: "bundle", old: bundles.old, new: bundles.new)])
    changes = ChangeTopic.allCases.flatMap { topic in all.filter { $0.topic == topic } }
    let triggers = [old, new].map(\.behavior.trigger.when)
    let takesSameGesture =
      old.behavior.edge == new.behavior.edge
      && [.tap, .system].allSatisfy { kind in
        triggers.contains(kind) == triggers.allSatisfy { $0 == kind }
      }
    comparison =
      takesSameGesture ? BehaviorComparison(old: old.behavior, new: new.behavior) : nil
  }

  /// Whether the control has another name.
  package var isRenamed: Bool { old.name != new.name }

  /// The keys of delays that decide when or how a refresh ends.
  static let decidingDelays: Set = ["timeout", "timing.minimumVisible", "timing.endDelay"]

  /// Whether a delay differs that decides when or how a refresh ends.
  var changesDelay: Bool { changes.contains { Self.decidingDelays.contains($0.key) } }

  /// Whether the versions behave differently, or may do so.
  package var changesBehavior: Bool {
    switch comparison {
    case .equal, .same: changesDelay
    case .different, .unknown, nil: true
    }
  }

  /// Whether anything changes for users.
  package var isEmpty: Bool { changes.isEmpty && !changesBehavior && !isRenamed }

  private static func keys(from old: ControlSpec, to new: ControlSpec) -> [ControlChange] {
    let differences = KeyDifference.all(from: old, to: new)
    let shown = differences.contains { !$0.states.isEmpty } ? shownStates(of: [old, new]) : []
    var changes = differences.compactMap { difference -> ControlChange? in
      let states = difference.states.filter(shown.contains)
      guard states.isEmpty == difference.states.isEmpty else { return nil }
      let topic =
        states.isEmpty
        ? ChangeTopic(key: difference.key) : ChangeTopic(stateKey: difference.key)
      guard let topic else { return nil }
      return ControlChange(
        topic: topic,
        key: difference.key,
        states: states,
        language: topic == .texts ? language(of: difference.key, control: new) : nil,
        old: difference.old,
        new: difference.new,
        consequence: states.first.flatMap {
          consequence(of: difference.key, in: $0, old: old, new: new)
        } ?? untranslated(difference.key, in: states, old: old, new: new),
        base: base(of: difference, in: [old, new])
      )
    }
    let showsFailure = [old, new].map(\.behavior.showsFailure)
    if showsFailure[0] != showsFailure[1] {
      let values = showsFailure.map { $0 ? "set" : nil }
      let key = "states.failed"
      changes.append(
        ControlChange(topic: .behavior, key: key, old: values[0], new: values[1])
      )
    }
    return changes
  }

  /// The base that sets a key in both versions.
  private static func base(of difference: KeyDifference, in versions: [ControlSpec]) -> String? {
    let paths =
      difference.states.isEmpty
      ? [difference.key.split(separator: ".").map(String.init)]
      : (difference.states.map(\.name) + ["all"]).map { ["states", $0, difference.key] }
    let bases = versions.map { version in
      paths.lazy.compactMap { version.base(setting: $0) }.first
    }
    return bases[0] == nil ? nil : bases[1]
  }

  /// The languages that still have the translation of the old text.
  private static func untranslated(
    _ key: String,
    in states: [RefreshState],
    old: ControlSpec,
    new: ControlSpec
  ) -> String? {
    guard !states.isEmpty, let name = SpecLanguage.translation[key]?.id else { return nil }
    let languages = new.locales.entries.map(\.name).filter { language in
      states.contains { state in
        let texts = [old, new].map {
          $0.locales.map(language).map(.state(state))[name]?.value.text
        }
        return texts[0] != nil && texts[0] == texts[1]
      }
    }
    guard !languages.isEmpty else { return nil }
    return "the translation in \(WordList.allOf(languages.map(\.text))) is unchanged"
  }

  /// The states that either version can show.
  private static func shownStates(of versions: [ControlSpec]) -> Set<RefreshState> {
    let states = versions.flatMap { version in
      let phases = PhaseChange.all(of: version.behavior).flatMap { [$0.from, $0.to] }
      return version.shownStates(in: Set(phases + [.idle]))
    }
    return Set(states)
  }

  /// The language of a text with a key.
  private static func language(of key: String, control: ControlSpec) -> String {
    let parts = key.split(separator: ".")
    return parts.first == "locales" && parts.count > 1 ? String(parts[1]) : control.design.language
  }

  /// The consequence of a change for those who need contrast or large texts.
  private static func consequence(
    of key: String,
    in state: RefreshState,
    old: ControlSpec,
    new: ControlSpec
  ) -> String? {
    let index = Int(state.rawValue)
    let appearances = [old, new].map { $0.appearances[index].appearance }
    switch key {
    case "color", "background": return contrast(appearances: appearances, color: \.shownColor)
    case "subtitleColor": return contrast(appearances: appearances, color: \.shownSubtitleColor)
    case "font": return scaling(appearances: appearances, font: \.shownFont)
    case "subtitleFont": return scaling(appearances: appearances, font: \.shownSubtitleFont)
    default: return nil
    }
  }

  private static func contrast(
    appearances: [RefreshAppearance],
    color: (RefreshAppearance) -> RefreshColor
  ) -> String? {
    let ratios = appearances.map { appearance in
      TextContrast.lowest(of: color(appearance), on: appearance.background)
        .map { "\(SpecText.number($0)):1" } ?? "that of the system"
    }
    return ratios[0] == ratios[1] ? nil : "contrast \(ratios[0]) → \(ratios[1])"
  }

  private static func scaling(
    appearances: [RefreshAppearance],
    font: (RefreshAppearance) -> RefreshFont
  ) -> String? {
    let isFixed = appearances.map { font($0).isFixed }
    guard isFixed[0] != isFixed[1] else { return nil }
    return isFixed[1] ? "no longer follows Dynamic Type" : "follows Dynamic Type now"
  }
}
