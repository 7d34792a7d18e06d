package import RefreshDiagnostics

/// A colour that names an entry which the palette does not have.
///
/// ## Why is this bad?
/// The control would be drawn in a colour that nobody chose.
///
/// ## Example
/// ```yaml
/// states: {armed: {color: $accnt}}
/// colors: {accent: "#0A84FF"}
/// ```
///
/// ## Use instead
/// ```yaml
/// states: {armed: {color: $accent}}
/// colors: {accent: "#0A84FF"}
/// ```
package struct UnknownPaletteColor: Rule {
  /// The name of the rule.
  package static let id: RuleID = "unknown-palette-color"

  /// Finds the names of the palette that lead nowhere.
  package static func check(_ control: ControlSpec, in file: SourceFile) -> [Diagnostic] {
    let palette = control.settings.map("colors")
    let names = palette.entries.map(\.name)
    var diagnostics: [Diagnostic] = []
    for state in control.settings.map("states").entries {
      for field in control.settings.map("states").map(state.name).entries.map(\.field) {
        diagnostics += findings(field, names, file)
      }
    }
    for field in palette.entries.map(\.field) {
      // A palette of names for names would only hide what a colour is.
      diagnostics += findings(field, [], file)
    }
    return diagnostics
  }

  private static func findings(
    _ field: Field,
    _ names: [String],
    _ file: SourceFile
  ) -> [Diagnostic] {
    guard case .color(let color) = field.value, let range = field.range else { return [] }
    return [color.light, color.dark, color.highContrast].compactMap { shade in
      guard case .palette(let name)? = shade, !names.contains(name) else { return nil }
      return Diagnostic(
        id,
        file: file.name,
        range: range,
        message: "no colour named \(SafeText.quote(name)) in 'colors'",
        expected: names.isEmpty ? "a colour that is no name" : WordList.oneOf(names),
        suggestion: Suggestions.nearest(to: name, among: names).map { "$\($0)" }
      )
    }
  }
}
