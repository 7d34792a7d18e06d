extension Generator {
  /// The revision of the generated code.
  ///
  /// Every change of the code generated from the same specs, options and templates raises the
  /// revision; `RevisionTests` writes this line.
  package static let revision = 28
}
