package import RefreshDiagnostics

extension SpecLoader {
  /// Applies the fixes of a file, then the fixes that the changed file has, and so on.
  ///
  /// Returns the fixed spec and the number of fixes, or `nil` if the file does not change.
  package mutating func fix(
    _ found: CheckedFile,
    isBase: Bool = false
  ) -> (spec: LoadedSpec, count: Int)? {
    var current: LoadedSpec?
    var count = 0
    for _ in 0..<Limits.fixRounds {
      let fixes = (current?.diagnostics ?? found.diagnostics).compactMap(\.fix)
      let fixed = FixedText(current?.file ?? found.file, fixes)
      guard fixed.count > 0 else { break }
      count += fixed.count
      let file = SourceFile(name: found.file.name, bytes: fixed.bytes)
      current = load(file, isBase: isBase)
    }
    guard let current, current.file.bytes != found.file.bytes else { return nil }
    return (current, count)
  }
}
