import RefreshCore
import RefreshLanguage

/// The variables of the test templates, written from the decoded spec.
struct HarnessModel {
  private let spec: ControlSpec
  private let presentation: Presentation
  /// The arguments of the design and of the appearances, as the spec sets them.
  private let statements: [Statement]
  private let stated: [StatedAppearance]
  /// The name of the String Catalog with the control's texts, if there is one.
  private let stringTable: String?
  /// The expressions of the spec's own drawings, by their names in specs.
  private let drawings: [String: String]

  init(draft: ControlDraft, stringTable: String?) {
    (spec, presentation, self.stringTable) = (draft.spec, draft.presentation, stringTable)
    (statements, stated) = (draft.statements, draft.stated)
    drawings =
      DrawingModel(appearances: draft.presentation.sharedAppearances, palette: .none).names
  }

  /// The variables by name.
  var variables: Record {
    let (groups, played) = (groups, PlayedRefresh(behavior: spec.behavior))
    let colors = presentation.palette.filter { named in
      groups.contains { $0.values.contains { color(of: $0.value) == named.color } }
    }
    return [
      "name": .string(spec.name),
      // A sentence about one played refresh, and its arguments.
      "refresh": [
        "sentence": .string(sentence(about: played)), "arguments": .string(arguments(of: played)),
      ],
      // The values of the spec, each with its key.
      "values": Self.list(of: values.map { Self.entry(for: $0.key, value: $0.text) }),
      // The palette colors of appearances.
      "colors": Self.list(
        of: colors.map { named in
          let color = TestLiteral.string(TestLiteral.text(of: named.color))
          return "\(TestLiteral.string(named.name)): \(color)"
        }
      ),
      // The groups of states, each with the values that its states alone share.
      "groups": Self.list(of: groups.map { text(of: $0, named: name) }),
    ]
  }

  private static func list(of items: [String]) -> Value { .string(items.joined(separator: ",\n")) }

  /// An entry for a key of the language, which needs no escape.
  private static func entry(for key: String, value: String) -> String {
    "\"\(key)\": \(value)"
  }
}

/// The values of the spec.
extension HarnessModel {
  private var values: [(key: String, text: String)] {
    var values = statements.filter { statement in
      !Self.derived.contains(statement.path)
        && !Self.plain.contains { $0.path == statement.path && $0.value == statement.value }
    }.map { (key: $0.path, text: TestLiteral.value($0.value)) }
    if spec.design.style == .system {
      values.insert(("style", TestLiteral.string("system")), at: 0)
    }
    values.insert(
      contentsOf: derivedValues,
      at: values.prefix { Self.first.contains($0.key) }.count
    )
    return values + others
  }

  /// The values that are always arguments, with their defaults.
  private static let plain = ControlDesign.initial.statements

  /// The keys that come before those of the trigger.
  private static let first = ["edge", "style", "height"]
  /// The keys whose values follow from others, or whose defaults do.
  private static let derived = ["trigger.distance", "trigger.requiresDrag", "states.failed"]

  /// The values of keys whose defaults follow from others, if they are not these defaults.
  private var derivedValues: [(key: String, text: String)] {
    var values: [(key: String, text: String)] = []
    if trigger.when.isPull, let distance = spec.settings[.distance] {
      values.append(("trigger.distance", TestLiteral.value(distance.value)))
    }
    if trigger.requiresDrag != spec.design.plainTrigger.requiresDrag {
      values.append(("trigger.requiresDrag", TestLiteral.value(.flag(trigger.requiresDrag))))
    }
    return values
  }

  private var trigger: RefreshTrigger { spec.behavior.trigger }

  /// The values that are no argument of their own in generated code.
  private var others: [(key: String, text: String)] {
    let (design, initial) = (spec.design, ControlDesign.initial)
    var values: [(key: String, text: String)] = []
    if design.behavior.showsFailure { values.append(("states.failed", "true")) }
    if let time = design.lastUpdated {
      values.append(("lastUpdated.key", TestLiteral.string(time.key)))
      if time.isShown { values.append(("lastUpdated.show", "true")) }
      if time.timeStyle != initial.lastUpdatedTimeStyle {
        values.append(("lastUpdated.timeStyle", TestLiteral.string(time.timeStyle.caseName)))
      }
      if time.format != initial.lastUpdatedFormat {
        values.append(("lastUpdated.format", TestLiteral.string(time.format)))
      }
      if let never = time.never { values.append(("lastUpdated.never", TestLiteral.string(never))) }
    }
    if let stringTable { values.append(("stringTable", TestLiteral.string(stringTable))) }
    return values
  }
}

extension HarnessModel {
  private func sentence(about played: PlayedRefresh) -> String {
    guard played.pulls != nil || trigger.when == .tap || trigger.when == .system else {
      return "The app starts one refresh."
    }
    let gesture =
      switch (trigger.when, trigger.releasedBy) {
      case (.release, .lift): "A release past the distance"
      case (.release, .settle): "The first scroll after a release past the distance"
      case (.cross, _): "A pull past the distance"
      case (.reach, _): "A scroll to the control"
      case (.tap, _): "A tap on the control"
      case (.system, _): "A pull of the UIRefreshControl"
      }
    return "\(gesture) starts one refresh."
  }

  private func arguments(of played: PlayedRefresh) -> String {
    let pulls = played.pulls.map { [("notAt", $0.below), ("butAt", $0.above)] } ?? []
    let numbers =
      pulls + [
        ("actionAfter", played.reveal), ("inset", played.inset), ("restAfter", played.retract),
      ]
    return numbers.map { "\($0): \(TestLiteral.number($1))" }.joined(separator: ", ")
  }
}

extension HarnessModel {
  /// Values that are the same in some states, and in no others.
  private struct Group {
    let states: [RefreshState]
    let values: [(key: String, value: SpecValue)]
  }

  /// The groups in the order of their first states; the largest one comes first.
  private var groups: [Group] {
    var values: [(key: String, value: SpecValue, indices: [Int])] = []
    for (index, appearance) in stated.enumerated() {
      for statement in appearance.statements {
        guard let value = statement.value else { continue }
        if let known = values.firstIndex(where: { $0.key == statement.path && $0.value == value }) {
          values[known].indices.append(index)
        } else {
          values.append((statement.path, value, [index]))
        }
      }
    }
    var entries: [(indices: [Int], values: [(key: String, value: SpecValue)])] = []
    for value in values {
      if let index = entries.firstIndex(where: { $0.indices == value.indices }) {
        entries[index].values.append((value.key, value.value))
      } else {
        entries.append((value.indices, [(value.key, value.value)]))
      }
    }
    let groups = entries.map { entry in
      let states = entry.indices.flatMap { stated[$0].states }
      return Group(states: states.sorted { $0.rawValue < $1.rawValue }, values: entry.values)
    }
    return groups.sorted { one, other in
      let order = (one.states[0].rawValue, other.states[0].rawValue)
      return order.0 == order.1 ? one.states.count > other.states.count : order.0 < order.1
    }
  }

  private func text(of group: Group, named: (SpecValue) -> String?) -> String {
    let entries = group.values.map { key, value in
      Self.entry(for: key, value: TestLiteral.value(value, named: named))
    }
    let line = "\(text(of: group.states)): [\(entries.joined(separator: ", "))]"
    // The group is an item of a list in a call in a case, and ends with a comma.
    let isLong = line.isWider(than: SwiftCall.widestLine - 11) || line.utf8.contains(.lineFeed)
    guard isLong else { return line }
    let lines = entries.joined(separator: ",\n").utf8.split(separator: .lineFeed)
    let indented = lines.map { "  \(Substring($0))" }.joined(separator: "\n")
    return "\(text(of: group.states)): [\n\(indented),\n]"
  }

  private func text(of states: [RefreshState]) -> String {
    let others = RefreshState.shown(by: spec.behavior).filter { !states.contains($0) }
    guard !others.isEmpty else { return ".all" }
    func names(of states: [RefreshState]) -> String {
      states.map { $0.expression }.joined(separator: ", ")
    }
    return others.count < states.count
      ? ".all(except: \(names(of: others)))" : "[\(names(of: states))]"
  }

  /// The name of a palette color, or the constant of an own drawing.
  private func name(of value: SpecValue) -> String? {
    if let color = color(of: value) {
      return presentation.palette.first { $0.color == color }.map {
        TestLiteral.string("$\($0.name)")
      }
    }
    guard case .text(let name) = value, let drawing = drawings[name] else { return nil }
    return ".drawing(\(spec.name).Drawings.\(drawing))"
  }

  private func color(of value: SpecValue) -> RefreshColor? {
    value.color.map { Palette().resolve($0) }
  }
}
