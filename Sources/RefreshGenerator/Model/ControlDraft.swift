import RefreshLanguage

/// A control to generate, with the data that several files need.
struct ControlDraft {
  let spec: ControlSpec
  /// The arguments of the design, in the order of the schema.
  let statements: [Statement]
  /// The appearances and texts.
  let presentation: Presentation
  /// The appearances with their arguments.
  let looks: [StatedLook]
  /// The distinct appearances, without views of the app.
  let appearances: [AppearanceModel]

  init(spec: ControlSpec) {
    self.spec = spec
    statements = spec.design.statements
    presentation = spec.presentation
    looks = presentation.looks.map { StatedLook(look: $0, statements: $0.appearance.statements) }
    appearances = AppearanceModel.all(of: looks)
  }
}

/// An appearance of the spec with its arguments, in the order of the schema.
struct StatedLook {
  let look: Look
  let statements: [Statement]
}
