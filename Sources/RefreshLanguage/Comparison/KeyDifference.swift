package import RefreshCore
import RefreshDiagnostics

/// A key with different values in two versions of a control.
package struct KeyDifference: Sendable, Hashable {
  /// The path of the key, such as `trigger.distance`; for a key of a state, only its name.
  package var key: String
  /// The states whose key differs; empty for a key outside of states.
  package var states: [RefreshState] = []
  /// The value in the old version, in the notation of specs; `nil` if the key is not set.
  package var old: String?
  /// The value in the new version.
  package var new: String?
}

extension KeyDifference {
  /// The differences between two versions of a control, in the order of the documentation.
  ///
  /// Values that follow from presets and bases count as well, since they change what the control
  /// does; defaults that follow from other keys do not. The key `preset` itself is not compared: it only supplies such values.
  package static func all(
    from old: ControlSpec,
    to new: ControlSpec,
    in states: [RefreshState] = RefreshState.allCases
  ) -> [KeyDifference] {
    ofDesign(
      of: SpecLanguage.control,
      old: old.design,
      new: new.design,
      settings: [old.settings, new.settings],
      path: ""
    )
      + ofAppearances(old.appearances, new: new.appearances, states: states)
      + ofTranslations(old.locales, new: new.locales)
  }

  /// The differences in the keys of a control, or of a map in it such as `trigger`.
  private static func ofDesign(
    of schema: Schema<ControlDesign>,
    old: ControlDesign,
    new: ControlDesign,
    settings: [MapValue],
    path: String
  ) -> [KeyDifference] {
    let isInside = [old, new].contains { $0.style == .system }
    return schema.table.keys.flatMap { key -> [KeyDifference] in
      let name = path + key.name
      if isInside, keysOfUIKit.contains(name) { return [] }
      if let inner = schema.schema(of: key.name) {
        return ofDesign(
          of: inner,
          old: old,
          new: new,
          settings: settings.map { $0.map(key.id) },
          path: "\(name)."
        )
      }
      // A default that follows from other keys is no change of its own.
      guard settings.contains(where: { $0[key.id] != nil }) else { return [] }
      let values = [old, new].map { schema.value(of: key.name, in: $0) }
      guard values[0] != values[1] else { return [] }
      return [difference(name, type: key.type, old: values[0], new: values[1])]
    }
  }

  /// The keys that a control inside a `UIRefreshControl` leaves to UIKit, so that they have no values.
  private static let keysOfUIKit: Set = [
    "pinned", "height", "trigger", "action", "insetWhileRefreshing", "ignoredInset",
    "timing.reveal", "timing.retract", "timing.curve", "timing.retractCurve",
    "interruptible", "haptics.armed", "exhausted.resetsOnTap", "secondLevel", "layout.scales",
  ]

  /// The differences in the keys of states; states with the same difference share one item.
  private static func ofAppearances(
    _ old: [PhaseAppearance],
    new: [PhaseAppearance],
    states: [RefreshState]
  ) -> [KeyDifference] {
    let schema = SpecLanguage.state
    return schema.table.keys.flatMap { key -> [KeyDifference] in
      var found: [KeyDifference] = []
      for state in states {
        let index = Int(state.rawValue)
        let values = [old[index], new[index]].map { schema.value(of: key.name, in: $0) }
        guard values[0] != values[1] else { continue }
        let difference = difference(key.name, type: key.type, old: values[0], new: values[1])
        if let same = found.firstIndex(where: {
          $0.old == difference.old && $0.new == difference.new
        }) {
          found[same].states.append(state)
        } else {
          found.append(difference)
          found[found.count - 1].states = [state]
        }
      }
      return found
    }
  }

  private static func ofTranslations(_ old: MapValue, new: MapValue) -> [KeyDifference] {
    let (before, after) = (texts(of: old, path: "locales"), texts(of: new, path: "locales"))
    let (oldTexts, newTexts) = (table(of: before), table(of: after))
    let added = after.filter { oldTexts[$0.key] == nil }
    return (before + added).compactMap { text in
      let values = (oldTexts[text.key], newTexts[text.key])
      guard values.0 != values.1 else { return nil }
      return KeyDifference(
        key: text.key,
        old: values.0.map(SpecText.text),
        new: values.1.map(SpecText.text)
      )
    }
  }

  private static func table(of texts: [(key: String, value: String)]) -> [String: String] {
    Dictionary(texts.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private static func texts(of map: MapValue, path: String) -> [(key: String, value: String)] {
    map.entries.flatMap { entry -> [(key: String, value: String)] in
      let path = "\(path).\(entry.name.text)"
      if let text = entry.field.value.text { return [(path, text)] }
      return texts(of: entry.field.map, path: path)
    }
  }

  private static func difference(
    _ name: String,
    type: ValueType,
    old: SpecValue?,
    new: SpecValue?
  ) -> KeyDifference {
    KeyDifference(key: name, old: old?.notation(as: type), new: new?.notation(as: type))
  }
}
