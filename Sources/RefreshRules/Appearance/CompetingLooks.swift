package import RefreshDiagnostics
import RefreshLanguage

/// A state has several looks, of which only one can be shown.
package struct CompetingLooks: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "competing-looks",
    .warning,
    "A state has several looks, of which only one can be shown.",
    reason: "All but one of them would be left out without a word.",
    bad: """
      states: {all: {image: Arrow, symbol: arrow.down}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {all: {symbol: arrow.down}, refreshing: {indicator: medium}}
      """
  )

  /// What takes the same place; the first of them is shown.
  private static let pictures = ["view", "images", "image", "symbol"]
  /// What a view of the app's own takes the place of, too.
  private static let furniture = ["arrow", "indicator"]

  /// Finds the states with more than one picture.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      let given = pictures.filter { state.keys[$0]?.value.isVisible == true }
      guard let first = given.first, let shown = state.keys[first] else { return [] }
      let hidden = first == "view" ? furniture : []
      let others = given.dropFirst() + hidden.filter { state.keys[$0]?.value.isVisible == true }
      return others.flatMap { name in
        finding(
          subject,
          at: state.keys[name]?.keyRange,
          "\(SafeText.quote(name)) of \(SafeText.quote(state.name)) gives way to "
            + SafeText.quote(first),
          expected: "one of the two",
          because: shown
        )
      }
    }
  }
}
