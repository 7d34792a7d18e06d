import RefreshDiagnostics

/// The rules of spec files as a whole.
enum FileRule {
  static let all: [any Rule.Type] = [
    BaseCycle.self,
    DuplicateControl.self,
    EmptySpec.self,
    InvalidBase.self,
    MalformedIgnore.self,
    MixedLanguages.self,
    SharedUpdateKey.self,
    TooManyControls.self,
    UnknownPreset.self,
    UnprovedControl.self,
    UnusedIgnore.self,
  ]
}
