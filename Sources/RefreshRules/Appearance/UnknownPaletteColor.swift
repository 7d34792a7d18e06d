package import RefreshDiagnostics
import RefreshLanguage

/// A colour that names an entry which the palette does not have.
package struct UnknownPaletteColor: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unknown-palette-color",
    isEssential: true,
    "A colour names an entry that the palette does not have.",
    reason: "The control would be drawn in a colour that nobody chose.",
    bad: """
      states: {armed: {color: $accnt}, refreshing: {indicator: medium}}
      colors: {accent: "#0A84FF"}
      """,
    good: """
      states: {armed: {color: $accent}, refreshing: {indicator: medium}}
      colors: {accent: "#0A84FF"}
      """
  )

  /// Finds the names of the palette that lead nowhere.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let palette = subject.control.settings.map(.colors)
    return subject.ownStates.flatMap { state in
      state.keys.entries.indices.flatMap { index in
        findings(state.keys.entries[index].field, [palette, subject.sharedColors], subject)
      }
    }
      // A palette of names for names would only hide what a colour is.
      + subject.own.map(.colors).entries.flatMap { findings($0.field, [], subject) }
  }

  private static func findings(
    _ field: Field,
    _ palettes: @autoclosure () -> [MapValue],
    _ subject: RuleSubject
  ) -> [Diagnostic] {
    guard case .color(let color) = field.value, let range = field.range else { return [] }
    let palettes = palettes()
    return color.shades.compactMap { shade in
      guard case .palette(let name) = shade, !palettes.contains(where: { $0.has(name) }) else {
        return nil
      }
      let names = palettes.flatMap(\.entries).map(\.name)
      return finding(
        subject.file,
        range,
        "no colour named \(SafeText.quote(name)) in 'colors'",
        expected: names.isEmpty ? "a colour that is no name" : WordList.oneOf(names),
        suggestions: Suggestions.nearest(to: name, among: names).map { "$\($0)" }
      )
    }
  }
}
