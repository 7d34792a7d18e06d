import RefreshDiagnostics
import RefreshLanguage

struct UnusedPaletteColor: ControlRule {
  static let metadata = RuleMetadata(
    "unused-palette-color",
    severity: .warning,
    summary: "Unused palette color.",
    reason: "A change of the color would have no effect.",
    bad: """
      colors: {accent: "#0040DD"}
      """,
    good: """
      states: {all: {tint: $accent}, refreshing: {indicator: medium}}
      colors: {accent: "#0040DD"}
      """
  )

  /// Finds colors that no state and no drawing uses.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let palette = subject.own.map(.colors)
    guard !palette.entries.isEmpty, !subject.isBase else { return [] }
    let settings = subject.control.settings
    let used = settings.map(.states).colorNames.union(settings.map(.drawings).colorNames)
    return palette.entries.flatMap { color -> [Diagnostic] in
      let name = color.name.text
      // A color whose name is misspelled in a state is reported there, as an unknown palette color.
      let isMeant = used.contains { other in
        other == name
          || palette[own: other] == nil && !Suggestions.nearest(to: other, among: [name]).isEmpty
      }
      guard !isMeant else { return [] }
      return finding(
        in: subject,
        at: color.field.keyRange,
        message: "unused palette color \(SafeText.quote(name))",
        remedy: "use \(SafeText.quote("$\(name)")) in 'states', or remove the color"
      )
    }
  }
}
