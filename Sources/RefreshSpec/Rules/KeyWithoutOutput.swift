package import RefreshDiagnostics

/// A key of the language that the generator does not use yet.
package struct KeyWithoutOutput: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "key-without-output",
    .warning,
    "A key of the language is not part of the generated control yet.",
    reason: "The spec promises something that the control does not do.",
    bad: "haptics: light",
    good: "position: top"
  )

  private static let topLevel = ["alpha", "haptics", "lastUpdated", "locales", "accessibility"]
  private static let inAnimation = ["reduceMotion"]
  private static let inState = ["images", "frameDuration", "font", "view", "accessibility"]

  /// Finds the keys that have no effect on the output.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    var keys = topLevel.compactMap { name in subject.own(name).map { (name, $0) } }
    keys += inAnimation.compactMap { name in subject.own("animation", name).map { (name, $0) } }
    for state in subject.ownStates {
      keys += inState.compactMap { name in state.keys[name].map { (name, $0) } }
    }
    return keys.compactMap { name, field in
      field.keyRange.map { range in
        let key = SafeText.quote(name)
        return finding(subject.file, range, "\(key) is not part of the generated control yet")
      }
    }
  }
}
