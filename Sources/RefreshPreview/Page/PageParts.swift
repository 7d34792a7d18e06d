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
  /// The appearances of states.
  var appearances = SharedValues<PhaseAppearance>()
  /// The further settings of a control that most controls have in common.
  var traits = SharedValues<JSON>()
  /// The drawings of indicators.
  var drawings = SharedValues<JSON>()
  /// The languages, with the texts that are translated into them.
  var languages = SharedValues<PreviewLanguage>()
  /// The state diagrams as values.
  var stateDiagrams = StateDiagrams()

  /// The parts as members of the data.
  var members: [JSON.Member] {
    [
      JSON.Member("designs", .array(designs.values)),
      JSON.Member("behaviors", .array(behaviors.values)),
      JSON.Member("diagrams", .array(diagrams.values)),
      JSON.Member("lines", .array(lines.values)),
      JSON.Member("appearances", .array(appearances.values)),
      JSON.Member("traits", .array(traits.values)),
      JSON.Member("drawings", .array(drawings.values)),
      JSON.Member("languages", .array(languages.values)),
    ]
  }

  /// The index of a behavior.
  mutating func behavior(_ numbers: PlayerNumbers) -> JSON {
    if let index = behaviors.index(of: numbers.values) { return index }
    let behavior = PreviewBehavior(numbers, diagram: diagram(of: numbers.behavior))
    return behaviors.add(behavior.json, for: numbers.values)
  }

  /// The index of the diagram of a behavior.
  private mutating func diagram(of behavior: RefreshBehavior) -> JSON {
    let svg = stateDiagrams.diagram(of: behavior).svg
    let indices = svg.split(separator: "\n").map { lines.index(ofValue: .string(String($0))) }
    return diagrams.index(of: indices) { .array(indices) }
  }
}
