import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

/// The parts of controls that a page contains once, however many controls have them in common.
///
/// In the data of a page, controls and parts refer to parts by index; the scripts put the parts back
/// in their places.
struct PageParts {
  /// All of a control but its name, summary and file.
  var designs = SharedValues<JSON>()
  private var behaviors = SharedValues<[Double]>()
  private var diagrams = SharedValues<[JSON]>()
  /// The lines of the diagrams, most of which are equal in all diagrams.
  private var lines = SharedValues<JSON>()
  var appearances = SharedValues<PhaseAppearance>()
  /// The further settings of a control that most controls have in common.
  var traits = SharedValues<JSON>()
  var drawings = SharedValues<JSON>()
  /// The languages, with the texts that are translated into them.
  var languages = SharedValues<PreviewLanguage>()
  var stateDiagrams = StateDiagrams()

  var json: JSON {
    [
      "designs": .array(designs.values), "behaviors": .array(behaviors.values),
      "diagrams": .array(diagrams.values), "lines": .array(lines.values),
      "appearances": .array(appearances.values), "traits": .array(traits.values),
      "drawings": .array(drawings.values), "languages": .array(languages.values),
    ]
  }

  mutating func behavior(_ numbers: PlayerNumbers) -> JSON {
    if let index = behaviors.index(of: numbers.values) { return index }
    let behavior = PreviewBehavior(numbers: numbers, diagram: diagram(of: numbers.behavior))
    return behaviors.add(behavior.json, for: numbers.values)
  }

  private mutating func diagram(of behavior: RefreshBehavior) -> JSON {
    let svg = stateDiagrams.diagram(of: behavior).svg
    let indices = svg.split(separator: "\n").map { lines.index(ofValue: .string(String($0))) }
    return diagrams.index(of: indices) { .array(indices) }
  }
}

/// Values that a page contains once, and to which its controls refer by index.
struct SharedValues<Key: Hashable> {
  /// The values, in the order of their indices.
  private(set) var values: [JSON] = []
  private var indices: [Key: Int] = [:]

  /// The index of the value of a key; `nil` if the page does not contain the value yet.
  func index(of key: Key) -> JSON? { indices[key].map { .number(Double($0)) } }

  /// Adds the value of a key; returns its index.
  mutating func add(_ value: JSON, for key: Key) -> JSON {
    indices[key] = values.count
    values.append(value)
    return .number(Double(values.count - 1))
  }

  /// The index of the value of a key; the first use of a key computes its value.
  mutating func index(of key: Key, computing value: () -> JSON) -> JSON {
    index(of: key) ?? add(value(), for: key)
  }
}

extension SharedValues<JSON> {
  mutating func index(ofValue value: JSON) -> JSON { index(of: value) { value } }
}

extension JSON {
  /// A string; `null` for `nil`.
  static func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A number; `null` for infinity, which JSON cannot represent.
  static func finite(_ number: Double) -> JSON { number.isFinite ? .number(number) : .null }
}
