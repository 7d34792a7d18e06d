import RefreshCore
import RefreshLanguage

/// A control to generate, with the data that several files need.
struct ControlDraft {
  let spec: ControlSpec
  /// The arguments of the design, in the order of the schema.
  let statements: [Statement]
  /// The appearances and texts.
  let presentation: Presentation
  /// The appearances in the states that the control can show, with their arguments.
  let stated: [StatedAppearance]
  /// The distinct appearances, without views of the app.
  let appearances: [AppearanceModel]

  init(spec: ControlSpec) {
    self.spec = spec
    statements = spec.design.statements
    presentation = spec.presentation
    let shown = RefreshState.shown(by: spec.behavior)
    stated = presentation.sharedAppearances.compactMap { StatedAppearance($0, shown: shown) }
    appearances = AppearanceModel.all(of: stated)
  }
}

/// An appearance of the spec with its states and its arguments, in the order of the schema.
struct StatedAppearance {
  let appearance: PhaseAppearance
  let states: [RefreshState]
  let statements: [Statement]

  /// The appearance in the states that a control can show; `nil` if there are none.
  fileprivate init?(_ shared: SharedAppearance, shown: [RefreshState]) {
    states = shared.states.filter(shown.contains)
    guard !states.isEmpty else { return nil }
    // An empty title undoes nothing, because a generated appearance has no title but its own.
    let isUntitled = shared.appearance.appearance.title?.isEmpty == true
    var shown = shared.appearance
    if isUntitled { shown.appearance.title = nil }
    appearance = shown
    statements = shared.statements.filter { !isUntitled || $0.argument.label != "title" }
  }
}

extension RefreshState {
  /// The states that a control can show; only a control with a second level has states for it.
  static func shown(by behavior: RefreshBehavior) -> [RefreshState] {
    let states: [RefreshState] =
      behavior.secondLevel == nil ? [.secondLevelArmed, .secondLevel] : []
    return allCases.filter { !states.contains($0) }
  }
}
