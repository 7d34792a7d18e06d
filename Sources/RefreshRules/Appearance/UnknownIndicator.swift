import RefreshDiagnostics
import RefreshLanguage

struct UnknownIndicator: ControlRule {
  static let metadata = RuleMetadata(
    "unknown-indicator",
    isEssential: true,
    summary: "Unknown drawing of an indicator.",
    reason: "Neither 'drawings' of the spec nor 'drawings' of refreshgen.yml defines the name.",
    bad: """
      states: {refreshing: {indicator: $rnig}}
      drawings: {ring: {box: 20, layers: [{circle: 9, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """,
    good: """
      states: {refreshing: {indicator: $ring}}
      drawings: {ring: {box: 20, layers: [{circle: 9, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """
  )

  /// Finds indicators that refer to a name in neither the spec nor the project.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let maps = [subject.control.settings.map(.drawings), subject.control.sharedDrawings]
    return subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.indicator], let name = field.value.drawingName,
        !maps.contains(where: { $0[own: name] != nil })
      else { return [] }
      let names = maps.flatMap(\.entries).map(\.name.text)
      let near = Suggestions.nearest(to: name, among: names)
      return finding(
        in: subject,
        at: field.range,
        message: "unknown drawing \(SafeText.quote("$\(name)"))",
        expected: near.count == names.count && !near.isEmpty
          ? nil
          : names.isEmpty
            ? "a drawing in 'drawings', or the name of a built-in one such as ring"
            : WordList.anyOf(names.map { "$\($0)" }),
        suggestions: near.map { "$\($0)" },
        fix: field.range.flatMap {
          UnknownPaletteColor.fix(name, near: near, at: $0, in: subject.file)
        }
      )
    }
  }
}

extension SpecValue {
  /// The name of an own drawing that the value refers to.
  var drawingName: String? {
    guard let text, text.first == "$" else { return nil }
    return String(text.dropFirst())
  }
}
