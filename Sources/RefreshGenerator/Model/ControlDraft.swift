import RefreshLanguage

/// A control that files are made of, with what several of them need of it.
struct ControlDraft {
  let spec: ControlSpec
  /// What its design states, in the order of the rows of the schema.
  let statements: [Statement]
  /// What a user sees of it.
  let presentation: Presentation
  /// Its appearances, each once.
  let appearances: [AppearanceModel]

  init(_ spec: ControlSpec) {
    self.spec = spec
    statements = SpecLanguage.control.statements(about: spec.design, unlike: .initial)
    presentation = spec.presentation
    appearances = AppearanceModel.all(presentation.appearances)
  }
}
