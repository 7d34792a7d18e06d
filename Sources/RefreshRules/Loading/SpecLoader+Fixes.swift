package import RefreshDiagnostics
import RefreshYAML

/// The fixes of a file.
extension SpecLoader {
  /// A file after its fixes.
  package struct Fixed {
    /// The spec; `nil` if the file does not change.
    package fileprivate(set) var spec: LoadedSpec?
    /// The number of fixes that were applied.
    package fileprivate(set) var count = 0
    /// The number of fixes that were left out, since the file would not be better with them.
    package fileprivate(set) var leftOut = 0
  }

  /// Applies the fixes of a file, then the fixes that the changed file has, and so on.
  package mutating func fix(_ found: CheckedFile, isBase: Bool = false) -> Fixed {
    var (current, fixed, trials) = (found, Fixed(), 2 * Limits.fixRounds)
    for _ in 0..<Limits.fixRounds {
      let fixes = current.diagnostics.compactMap(\.fix)
      guard let trial = apply(fixes[...], to: current, isBase: isBase, trials: &trials) else {
        fixed.leftOut = fixes.count
        break
      }
      fixed.count += trial.text.count
      fixed.spec = trial.spec
      current = CheckedFile(file: trial.spec.file, diagnostics: trial.spec.diagnostics)
    }
    if fixed.spec?.file.bytes == found.file.bytes { fixed.spec = nil }
    return fixed
  }

  /// Fixes with what they lead to.
  private struct Trial {
    let fixes: ArraySlice<Fix>
    let text: FixedText
    let spec: LoadedSpec
  }

  /// Applies the fixes with which a file is better; `nil` if there are none.
  private mutating func apply(
    _ fixes: ArraySlice<Fix>,
    to file: CheckedFile,
    isBase: Bool,
    trials: inout Int
  ) -> Trial? {
    guard trials > 0 else { return nil }
    trials -= 1
    let text = FixedText(file: file.file, fixes: fixes)
    guard text.count > 0 else { return nil }
    let spec = load(SourceFile(name: file.file.name, bytes: text.bytes), isBase: isBase)
    if spec.isBetter(than: file, changed: text.lines) {
      return Trial(fixes: fixes, text: text, spec: spec)
    }
    guard fixes.count > 1 else { return nil }
    // Halves, since most files have no fix that makes them worse.
    let middle = fixes.startIndex + fixes.count / 2
    let first = apply(fixes[..<middle], to: file, isBase: isBase, trials: &trials)
    guard let second = apply(fixes[middle...], to: file, isBase: isBase, trials: &trials) else {
      return first
    }
    guard let first else { return second }
    let both = first.fixes + second.fixes
    // Two fixes can be good alone, and bad together, such as two that lead to one key.
    return both.count < fixes.count
      ? apply(both, to: file, isBase: isBase, trials: &trials) ?? first : first
  }
}

extension LoadedSpec {
  /// Whether the file has fewer findings than before fixes on some lines, and none that is new.
  fileprivate func isBetter(than before: CheckedFile, changed lines: Set<Int>) -> Bool {
    let old = before.diagnostics
    // What follows a syntax error is read only once the error is fixed.
    if let first = old.first(where: \.isSyntaxError) {
      let rest = diagnostics.filter(\.isSyntaxError)
      return rest.count < old.count(where: \.isSyntaxError)
        || rest[0].range.lower.offset > first.range.lower.offset
    }
    let known = Set(old.map(Identity.init))
    let added = diagnostics.filter { !known.contains(Identity(diagnostic: $0)) }
    let (errors, others) = (old.count { $0.severity == .error }, diagnostics.count < old.count)
    guard errors > 0 else { return others && added.isEmpty }
    guard diagnostics.count(where: { $0.severity == .error }) < errors,
      !added.contains(where: { $0.severity == .error })
    else { return false }
    // Errors keep rules from running, so that other findings appear where the file was wrong before.
    return diagnostics.count <= old.count
      || !added.contains { lines.contains($0.range.lower.line) }
  }
}

extension Diagnostic {
  /// Whether the parser of YAML reports the finding.
  fileprivate var isSyntaxError: Bool { YAMLSyntaxRule.all.contains { $0.id == id } }
}
