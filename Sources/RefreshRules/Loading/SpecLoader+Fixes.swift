package import RefreshDiagnostics

/// The fixes of a file.
extension SpecLoader {
  /// A file after its fixes.
  package struct Fixed {
    /// The spec; `nil` if the file does not change.
    package fileprivate(set) var spec: LoadedSpec?
    /// The number of fixes that were applied.
    package fileprivate(set) var count = 0
  }

  /// The largest number of rounds of fixes whose errors are reported with the others.
  private static let hiddenRounds = 8

  /// Applies the fixes of a file, then the fixes that the changed file has, and so on.
  package mutating func fix(_ file: SourceFile, isBase: Bool = false) -> Fixed {
    var trials = FixTrials(of: file, isBase: isBase, loader: self)
    var (current, fixed) = (trials.check(file), Fixed())
    for _ in 0..<Limits.fixRounds {
      guard let trial = trials.apply(to: current) else { break }
      fixed.count += trial.count
      current = trial.spec
    }
    if current.file.bytes != file.bytes { fixed.spec = load(current.file, isBase: isBase) }
    return fixed
  }

  /// The findings of a spec, with only those fixes that make the file better.
  ///
  /// An error can keep others from being found. Those that appear once it is fixed are included.
  mutating func tryingFixes(of spec: LoadedSpec, isBase: Bool) -> [Diagnostic] {
    guard spec.diagnostics.contains(where: { $0.fix != nil }) else { return spec.diagnostics }
    var trials = FixTrials(of: spec.file, isBase: isBase, loader: self)
    var (current, map) = (trials.check(spec.file), FixedPlaces(in: spec.file))
    var findings: [Diagnostic] = []
    for round in 0..<Self.hiddenRounds {
      let trial = trials.apply(to: current)
      let found = round == 0 ? spec.diagnostics : map.errors(of: current, besides: findings)
      let good = Set(trial?.fixes ?? [])
      findings += found.map { finding in
        guard let fix = finding.fix, !good.contains(fix) else { return map.original(of: finding) }
        return map.original(of: finding, leavingOut: trials.results[fix], of: fix)
      }
      guard let trial else { break }
      map.add(trial.steps)
      current = trial.spec
      findings = findings.map { map.completed($0, in: current.file) }
    }
    return findings.inReadingOrder()
  }
}
