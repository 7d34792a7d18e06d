import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// The differences between two versions of a control, for a preview page.
struct ControlComparison {
  let old: ControlSpec
  let new: ControlSpec

  /// The comparison as JSON; `indices` are the positions of the versions among the controls.
  func json(indices: [Int], into diagrams: inout StateDiagrams) -> JSON {
    let members: JSON = [
      "controls": .array(indices.map { .number(Double($0)) }),
      "differences": .array(differences(into: &diagrams).map(Self.difference)),
      "looksDifferent": .array(looksDifferent.map(JSON.bool)),
    ]
    guard let names else { return members }
    let named = JSON.Member(key: "names", value: .array(names.map(JSON.string)))
    return .object((members.members ?? []) + [named])
  }

  /// The names of two controls or presets that are compared; `nil` for two versions of one control.
  private var names: [String]? {
    let presets = [old, new].map { $0.settings[.preset]?.value.text }
    if let first = presets[0], let second = presets[1], first != second { return [first, second] }
    return old.name == new.name ? nil : [old.name, new.name]
  }

  /// The keys that differ, for the states that either version can show.
  private func differences(into diagrams: inout StateDiagrams) -> [KeyDifference] {
    let shown = Set(
      [old, new].flatMap { $0.shownStates(in: diagrams.diagram(of: $0.behavior).phases) }
    )
    return KeyDifference.all(from: old, to: new, in: RefreshState.allCases.filter(shown.contains))
  }

  /// For each state, whether the versions look different.
  private var looksDifferent: [Bool] {
    let hasOtherView = old.design.content != new.design.content
    let hasOtherSize = old.behavior.height != new.behavior.height
    let hasOtherLayout = old.design.layout != new.design.layout
    let isDifferent = hasOtherView || hasOtherSize || hasOtherLayout
    return zip(old.appearances, new.appearances).map { isDifferent || $0 != $1 }
  }

  private static func difference(_ difference: KeyDifference) -> JSON {
    [
      "key": .string(difference.key),
      "states": .array(difference.states.map { .number(Double($0.rawValue)) }),
      "stateNames": .string(difference.states.map(\.name).joined(separator: ", ")),
      "old": difference.old.map(JSON.string) ?? .null,
      "new": difference.new.map(JSON.string) ?? .null,
    ]
  }
}
