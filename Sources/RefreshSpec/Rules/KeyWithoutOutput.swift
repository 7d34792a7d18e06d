package import RefreshDiagnostics

/// A key that the language has and the generator does not use yet.
///
/// ## Why is this bad?
/// The spec promises something that the generated control does not do.
///
/// ## Example
/// ```yaml
/// haptics: light
/// ```
///
/// ## Use instead
/// Leave the key out until the generator uses it.
package struct KeyWithoutOutput: Rule {
  /// The name of the rule.
  package static let id: RuleID = "key-without-output"

  private static let topLevel = ["alpha", "haptics", "lastUpdated", "locales", "accessibility"]
  private static let inAnimation = ["reduceMotion"]
  private static let inState = ["images", "frameDuration", "font", "view", "accessibility"]

  /// Finds the keys that have no effect on the output.
  package static func check(_ control: ControlSpec, in file: SourceFile) -> [Diagnostic] {
    let settings = control.settings
    var fields = topLevel.compactMap { name in settings[name].map { (name, $0) } }
    let animation = settings.map("animation")
    fields += inAnimation.compactMap { name in animation[name].map { (name, $0) } }
    for state in settings.map("states").entries {
      let map = settings.map("states").map(state.name)
      fields += inState.compactMap { name in map[name].map { (name, $0) } }
    }
    return fields.compactMap { name, field in
      field.keyRange.map { range in
        Diagnostic(
          id,
          .warning,
          file: file.name,
          range: range,
          message: "\(SafeText.quote(name)) is not part of the generated control yet"
        )
      }
    }
  }
}
