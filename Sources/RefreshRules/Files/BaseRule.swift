import RefreshDiagnostics
import RefreshLanguage

/// The rules of presets and bases, which `SpecLoader` reports.
enum BaseRule {
  static let all: [any Rule.Type] = [
    BaseCycle.self,
    InvalidBase.self,
    UnknownPreset.self,
  ]
}

struct BaseCycle: Rule {
  static let metadata = RuleMetadata(
    "base-cycle",
    isEssential: true,
    summary: "Spec that is based on itself, directly or through other specs.",
    reason: "A spec is read after its base. In a cycle of bases, no spec can be read first.",
    remedy: """
      Name another base in one of the specs of the cycle, or move the keys that the specs share to a \
      new file, and use this file as the base of all.
      """
  )

  /// The finding for the first spec of a cycle, in which each spec is based on the next.
  static func finding(_ uses: [BaseUse], in file: SourceFile) -> Diagnostic? {
    guard let own = uses.first else { return nil }
    return finding(
      in: file,
      at: own.range,
      message: uses.count == 1 ? "the spec is based on itself" : "the base leads back to this spec",
      remedy: uses.count == 1
        ? "choose another base" : "choose another base in one of the specs of the cycle",
      notes: uses.dropFirst().map { use in
        Diagnostic.Note(message: "the cycle continues here", file: use.spec, range: use.range)
      }
    )
  }
}

struct InvalidBase: Rule {
  static let metadata = RuleMetadata(
    "invalid-base",
    isEssential: true,
    summary: "Base that cannot be used.",
    reason: """
      A base is a spec file with one control and without errors: the specs that name it as 'preset' \
      inherit its keys.
      """,
    remedy: """
      Correct the path, or fix the errors of the base, which are reported in the file of the base. \
      Split a base with several controls into one file for each control.
      """
  )

  /// The finding for a base that cannot be read.
  static func finding(
    _ error: BaseError,
    name: String,
    in file: SourceFile,
    at range: SourceRange
  ) -> Diagnostic {
    switch error {
    case .outside: OutsideProject.finding(base: name, in: file, at: range)
    case .unreadable(let path, let reason):
      finding(
        in: file,
        at: range,
        message: "cannot read the base \(SafeText.quote(path)): \(reason)"
      )
    }
  }

  /// The finding for a base that has errors or several controls.
  static func finding(
    _ base: LoadedSpec,
    in file: SourceFile,
    at range: SourceRange
  ) -> Diagnostic? {
    let name = SafeText.quote(base.file.name)
    if let error = base.diagnostics.first(where: { $0.severity == .error }) {
      return finding(
        in: file,
        at: range,
        message: "the base \(name) has errors",
        remedy: "fix the base first",
        notes: [
          Diagnostic.Note(message: "the first error is here", file: error.file, range: error.range)
        ]
      )
    }
    guard base.controls.count != 1 else { return nil }
    return finding(
      in: file,
      at: range,
      message: "the base \(name) has \(base.controls.count) controls",
      expected: "a spec with one control"
    )
  }

  /// The finding for a chain with too many bases.
  static func tooLong(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the spec has more than \(Limits.bases) bases, including the bases of its bases",
      expected: "at most \(Limits.bases)"
    )
  }

  /// The finding for a file whose controls inherit too many keys and values.
  static func tooMany(of control: DecodedControl) -> Diagnostic {
    finding(
      in: control.file,
      at: control.own[.preset]?.range ?? SourceRange(at: .start),
      message:
        "the controls of the file inherit more than \(Limits.inheritedValues) keys and values",
      remedy: "use a smaller base, or move some of the controls to another file"
    )
  }
}

struct UnknownPreset: Rule {
  static let metadata = RuleMetadata(
    "unknown-preset",
    isEssential: true,
    summary: "Unknown preset.",
    reason: """
      A preset supplies the values of all keys that the spec leaves out. The key 'preset' takes the \
      name of a built-in preset, a name under 'presets' in refreshgen.yml, or a path such as \
      ./Base.refresh.yml.
      """,
    bad: "preset: mjrefresh-haeder",
    good: "preset: mjrefresh-header"
  )

  /// The finding for a name that neither a preset nor one of the bases of the project has.
  static func finding(
    _ name: String,
    range: SourceRange?,
    in file: SourceFile,
    bases: [String]
  ) -> Diagnostic {
    let names = Preset.all.map(\.name) + bases
    var meant = Synonyms.of(name, among: names)
    if meant.isEmpty { meant = Suggestions.nearest(to: name, among: names) }
    if meant.isEmpty {
      meant = Array(names.filter { $0.hasPrefix(name.lowercased()) }.prefix(Suggestions.mostWords))
    }
    let closest = Suggestions.closest(to: name, among: names)
    return finding(
      in: file,
      at: range ?? SourceRange(at: .start),
      message: "unknown preset \(SafeText.quote(name))",
      expected: meant.isEmpty
        ? "one of \(names.count) presets, such as \(WordList.anyOf(closest)), or a path such as "
          + "./Base.refresh.yml; 'refreshgen presets' lists all"
        : nil,
      suggestions: meant,
      fix: Synonyms.isExact(meant, for: name) ? range.map { Fix.replace($0, with: meant[0]) } : nil
    )
  }
}
