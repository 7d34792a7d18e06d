import RefreshDiagnostics
import RefreshLanguage

struct UnusedDrawing: ControlRule {
  static let metadata = RuleMetadata(
    "unused-drawing",
    severity: .warning,
    summary: "Unused drawing of an indicator.",
    reason: "No state shows the drawing.",
    bad: """
      states: {refreshing: {indicator: medium}}
      drawings: {ring: {box: 20, layers: [{circle: 9, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """,
    good: """
      states: {refreshing: {indicator: $ring}}
      drawings: {ring: {box: 20, layers: [{circle: 9, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}
      """
  )

  /// Finds drawings that no state uses.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let drawings = subject.own.map(.drawings)
    guard !drawings.entries.isEmpty, !subject.isBase else { return [] }
    let states = subject.control.settings.map(.states).entries
    let used = states.compactMap { $0.field.map[.indicator]?.value.drawingName }
    return drawings.entries.flatMap { drawing -> [Diagnostic] in
      let name = drawing.name.text
      // A drawing whose name is misspelled in a state is reported there, as an unknown drawing.
      let isMeant = used.contains { other in
        other == name
          || drawings[own: other] == nil && !Suggestions.nearest(to: other, among: [name]).isEmpty
      }
      guard !isMeant else { return [] }
      return finding(
        in: subject,
        at: drawing.field.keyRange,
        message: "unused drawing \(SafeText.quote(name))",
        remedy:
          "use \(SafeText.quote("indicator: $\(name)")) in a state, or remove the drawing"
      )
    }
  }
}
