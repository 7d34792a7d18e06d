import RefreshDiagnostics

/// The value of `preset` in a spec whose base is being loaded.
struct BaseUse: Sendable, Hashable {
  /// The path of the spec.
  let spec: String
  /// The position of the value.
  let range: SourceRange
}
