import RefreshLanguage

/// A control that files are made of, with what several of them need of it.
struct ControlDraft {
  let spec: ControlSpec
  /// What a user sees, hears and feels of it.
  let presentation: Presentation
  /// How it looks, each look once.
  let looks: [LookModel]

  init(_ spec: ControlSpec) {
    self.spec = spec
    presentation = spec.presentation
    looks = LookModel.all(presentation.looks)
  }
}
