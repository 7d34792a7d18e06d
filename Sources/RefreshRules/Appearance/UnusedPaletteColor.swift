package import RefreshDiagnostics
import RefreshLanguage

/// A colour of the palette is used nowhere.
package struct UnusedPaletteColor: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unused-palette-color",
    .warning,
    "A colour of the palette is used nowhere.",
    reason: "Changing it changes nothing, which nobody expects.",
    bad: """
      colors: {accent: "#0040DD"}
      """,
    good: """
      states: {all: {tint: $accent}, refreshing: {indicator: medium}}
      colors: {accent: "#0040DD"}
      """
  )

  /// Finds the names that no state uses.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let palette = subject.own.map(.colors)
    guard !palette.entries.isEmpty else { return [] }
    let used = subject.control.settings.map(.states).colorNames
    return palette.entries.flatMap { color -> [Diagnostic] in
      // A name that is mistyped elsewhere is a fault of its own.
      let isMeant = used.contains { name in
        name == color.name
          || palette[name] == nil && !Suggestions.nearest(to: name, among: [color.name]).isEmpty
      }
      guard !isMeant else { return [] }
      return finding(
        subject,
        at: color.field.keyRange,
        "the colour \(SafeText.quote(color.name)) is used nowhere",
        expected: "\(SafeText.quote("$\(color.name)")) in 'states', or no such colour"
      )
    }
  }
}
