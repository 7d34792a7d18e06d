import RefreshDiagnostics
import RefreshYAML

/// Trials of the fixes of a file, which find those that make the file better.
struct FixTrials {
  /// The largest number of fixes that are tried one after the other for a finding.
  private static let fixesInTurn = 3

  private var loader: SpecLoader
  private let isBase: Bool
  /// The number of trials that are left.
  private var left: Int
  /// The first error to which each fix leads that was left out.
  private(set) var results: [Fix: Diagnostic] = [:]

  init(of file: SourceFile, isBase: Bool, loader: SpecLoader) {
    self.isBase = isBase
    self.loader = loader
    // The loader of trials proves nothing, since proofs take most of the time.
    self.loader.context.proves = false
    self.loader.triesFixes = false
    left = min(2 * Limits.fixRounds, max(2, Limits.specFileSize * 2 / max(1, file.bytes.count)))
  }

  /// Fixes with what they lead to.
  struct Trial {
    var fixes: ArraySlice<Fix>
    /// The changes, each of the file after the one before.
    var steps: [FixedText]
    var spec: LoadedSpec

    /// The number of applied fixes.
    var count: Int { steps.reduce(0) { $0 + $1.count } }

    /// The parts of the changed file that the fixes have written.
    fileprivate var places: [Range<Int>] {
      steps.reduce([]) { places, step in
        places.map { step.offset(of: $0.lowerBound)..<step.offset(of: $0.upperBound) }
          + step.places
      }
    }
  }

  /// Reads and checks a file without proofs.
  mutating func check(_ file: SourceFile) -> LoadedSpec { loader.load(file, isBase: isBase) }

  /// Applies the fixes of a file with which it is better; `nil` if there are none.
  mutating func apply(to file: LoadedSpec) -> Trial? {
    apply(file.diagnostics.compactMap(\.fix)[...], to: file)
  }

  private mutating func apply(_ fixes: ArraySlice<Fix>, to file: LoadedSpec) -> Trial? {
    guard left > 0, let trial = trial(of: fixes, in: file) else { return nil }
    if trial.isBetter(than: file) { return trial }
    guard fixes.count > 1 else { return continued(trial, from: file) }
    // Halves, since most files have no fix that makes them worse.
    let middle = fixes.startIndex + fixes.count / 2
    let first = apply(fixes[..<middle], to: file)
    guard let second = apply(fixes[middle...], to: file) else { return first }
    guard let first else { return second }
    let both = first.fixes + second.fixes
    // Two fixes can be good alone, and bad together, such as two that lead to one key.
    return both.count < fixes.count ? apply(both, to: file) ?? first : first
  }

  private mutating func trial(of fixes: ArraySlice<Fix>, in file: LoadedSpec) -> Trial? {
    let text = FixedText(file: file.file, fixes: fixes)
    guard text.count > 0 else { return nil }
    left -= 1
    let spec = check(SourceFile(name: file.file.name, bytes: text.bytes))
    return Trial(fixes: fixes, steps: [text], spec: spec)
  }

  /// A fix with those of the findings that it leads to, if they make the file better together.
  private mutating func continued(_ first: Trial, from file: LoadedSpec) -> Trial? {
    var trial = first
    for _ in 0..<Self.fixesInTurn where left > 0 {
      let fixes = trial.spec.added(to: file).compactMap(\.fix)[...]
      guard let next = self.trial(of: fixes, in: trial.spec) else { break }
      trial.steps += next.steps
      trial.spec = next.spec
      if trial.isBetter(than: file) { return trial }
    }
    if let fix = first.fixes.first {
      let added = first.spec.added(to: file)
      results[fix] = added.first { $0.severity == .error } ?? added.first
    }
    return nil
  }
}

extension FixTrials.Trial {
  /// Whether the file has fewer findings than before, and none that is new.
  fileprivate func isBetter(than before: LoadedSpec) -> Bool {
    let (old, new) = (before.diagnostics, spec.diagnostics)
    // What follows a syntax error is read only once the error is fixed.
    if let first = old.first(where: \.isSyntaxError) {
      let rest = new.filter(\.isSyntaxError)
      return rest.count < old.count(where: \.isSyntaxError)
        || rest[0].range.lower.offset > first.range.lower.offset
    }
    let (added, errors) = (spec.added(to: before), old.count { $0.severity == .error })
    guard errors > 0 else { return new.count < old.count && added.isEmpty }
    let addedErrors = added.filter { $0.severity == .error }
    // Some errors keep rules from running, so that others appear where the file was wrong before.
    guard spec.controls.count > before.controls.count else {
      return addedErrors.isEmpty && new.count { $0.severity == .error } < errors
    }
    return addedErrors.isEmpty || !addedErrors.contains(where: isInChange)
  }

  /// Whether a finding is about a key or a value that a fix has changed.
  private func isInChange(_ finding: Diagnostic) -> Bool {
    let roots = YAMLParser.parse(spec.file).documents.map(\.root)
    let place = finding.range.offsets
    return places.contains { change in
      let pairs = roots.compactMap { $0.pair(around: change) }
      return (pairs.first ?? change).contains(place.lowerBound) || change.overlaps(place)
    }
  }
}

extension Node {
  /// The innermost key with its value that contains a part of the file.
  fileprivate func pair(around part: Range<Int>) -> Range<Int>? {
    guard use == nil else { return nil }
    func holds(_ lower: Node, _ upper: Node) -> Bool {
      lower.range.lower.offset <= part.lowerBound && part.upperBound <= upper.range.upper.offset
    }
    switch kind {
    case .mapping(let pairs):
      guard let pair = pairs.first(where: { $0.key.use == nil && holds($0.key, $0.value) }) else {
        return nil
      }
      return pair.value.pair(around: part)
        ?? pair.key.range.lower.offset..<pair.value.range.upper.offset
    case .sequence(let items):
      return items.first { holds($0, $0) }?.pair(around: part)
    case .scalar, .invalid: return nil
    }
  }
}

extension LoadedSpec {
  /// The findings that another state of the file does not have.
  fileprivate func added(to before: LoadedSpec) -> [Diagnostic] {
    let known = Set(before.diagnostics.map(Identity.init))
    return diagnostics.filter { !known.contains(Identity(diagnostic: $0)) }
  }
}

extension Diagnostic {
  /// Whether the parser of YAML reports the finding.
  var isSyntaxError: Bool { YAMLSyntaxRule.all.contains { $0.id == id } }
}
