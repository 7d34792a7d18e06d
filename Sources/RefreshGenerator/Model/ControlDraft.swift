import RefreshLanguage

/// A control to generate, with the data that several files need.
struct ControlDraft {
  let spec: ControlSpec
  /// The arguments of the design, in the order of the schema.
  let statements: [Statement]
  /// The appearances and texts.
  let presentation: Presentation
  /// The distinct appearances, without views of the app.
  let appearances: [AppearanceModel]

  init(_ spec: ControlSpec) {
    self.spec = spec
    statements = spec.design.statements
    presentation = spec.presentation
    appearances = AppearanceModel.all(presentation.appearances)
  }
}
