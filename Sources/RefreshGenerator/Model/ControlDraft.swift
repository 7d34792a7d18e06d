import RefreshLanguage

/// A control that files are made of, with what several of them need of it.
struct ControlDraft {
  let spec: ControlSpec
  /// What a user sees of it.
  let presentation: Presentation
  /// Its appearances, each once.
  let appearances: [AppearanceModel]

  init(_ spec: ControlSpec) {
    self.spec = spec
    presentation = spec.presentation
    appearances = AppearanceModel.all(presentation.appearances)
  }
}
