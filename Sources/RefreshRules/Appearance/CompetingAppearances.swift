import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct CompetingAppearances: ControlRule {
  static let metadata = RuleMetadata(
    "competing-appearances",
    severity: .warning,
    summary: "Image, symbol, arrow or indicator that a view or another image hides.",
    reason: """
      Of 'view', 'images', 'image' and 'symbol', the control shows only the first that the spec sets. \
      A view also hides the arrow and the indicator.
      """,
    bad: "states: {all: {image: Arrow, symbol: arrow.down}, refreshing: {indicator: medium}}",
    good: "states: {all: {symbol: arrow.down}, refreshing: {indicator: medium}}"
  )

  /// The keys that share one place in the control; only the first one with a value is shown.
  ///
  /// `arrow` is not among them: it is often set in `all`, for the states without another picture.
  private static let pictures =
    [KeyName.view]
    + RefreshAppearance.PictureKind.allCases.filter { $0 != .arrow }
    .compactMap { KeyName(rawValue: $0.rawValue) }
  /// Further keys that `view` replaces.
  private static let replacedByView: [KeyName] = [.arrow, .indicator]

  /// Finds states with more than one visual in the same place.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      let given = pictures.filter { state.keys[$0]?.value.isVisible == true }
      guard let first = given.first, let shown = state.keys[first] else { return [] }
      let hidden = first == .view ? replacedByView : []
      let others = given.dropFirst() + hidden.filter { state.keys[$0]?.value.isVisible == true }
      return others.flatMap { key in
        finding(
          in: subject,
          at: state.keys[key]?.keyRange,
          message: "\(SafeText.quote(key.name)) of \(SafeText.quote(state.name.text)) is hidden by "
            + SafeText.quote(first.name),
          remedy: "remove one of the two",
          because: shown
        )
      }
    }
  }
}
