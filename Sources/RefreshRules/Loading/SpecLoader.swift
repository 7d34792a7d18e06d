package import RefreshDiagnostics
package import RefreshExploration
import RefreshLanguage
import RefreshYAML

/// Reads and checks spec files.
///
/// A file passes through stages, each of which maps its input to its output: its text is parsed to
/// YAML documents; each document is decoded, inherits the keys of its base, is proved and checked;
/// the controls are compared with each other; and the findings are filtered by their severities and
/// by suppression comments.
package struct SpecLoader {
  /// The maximum number of controls per file.
  package static let mostControls = 2000

  /// The settings that all specs of a project share.
  var context: SpecContext
  /// Whether fixes are tried, so that findings have only those that make the file better.
  var triesFixes = true
  /// The decoded settings of the presets used so far.
  var presets: [String: MapValue] = [:]
  /// The bases used so far.
  var baseTable = BaseTable()
  /// The specs whose bases are being loaded, each of which is based on the next.
  var openUses: [BaseUse] = []
  /// The proofs made so far.
  private var proofs: ProofLibrary

  /// Creates a loader; `proofs` can be shared between loaders.
  package init(context: SpecContext = SpecContext(), proofs: ProofLibrary = ProofLibrary()) {
    self.context = context
    self.proofs = proofs
  }

  /// Reads and checks one file; for many files, one shared loader is quicker.
  package static func load(
    _ file: SourceFile,
    context: SpecContext = SpecContext(),
    proofs: ProofLibrary = ProofLibrary()
  ) -> LoadedSpec {
    var loader = SpecLoader(context: context, proofs: proofs)
    return loader.load(file)
  }

  /// Reads and checks a file.
  ///
  /// No color of a base is reported as unused, because specs that inherit the color can use it.
  package mutating func load(_ file: SourceFile, isBase: Bool = false) -> LoadedSpec {
    let parsed = YAMLParser.parse(file)
    let draft = controls(of: parsed, in: file, isBase: isBase)
    var spec = filter(compare(draft), parsed: parsed)
    if triesFixes { spec.diagnostics = tryingFixes(of: spec, isBase: isBase) }
    return spec
  }

  private mutating func controls(
    of parsed: ParsedFile,
    in file: SourceFile,
    isBase: Bool
  ) -> SpecDraft {
    var draft = SpecDraft(file: file, findings: parsed.diagnostics)
    var controls: [InheritedControl] = []
    var frames = Limits.drawnLayers
    for document in parsed.documents where !document.isEmpty {
      guard controls.count < Self.mostControls else {
        draft.report([TooManyControls.finding(document)])
        break
      }
      let decoded = DecodedControl(document: document, frames: &frames)
      controls.append(inherit(decoded, after: draft.inheritedCount))
      draft.add(controls[controls.count - 1].base)
    }
    let facts = prove(controls)
    for (control, facts) in zip(controls, facts) {
      draft.add(CheckedControl(inherited: control, context: context, isBase: isBase, facts: facts))
    }
    if context.proves { draft.report(UnprovedControl.findings(controls, facts: facts, in: file)) }
    return draft
  }

  /// Completes a control by the keys of its preset or base.
  private mutating func inherit(_ decoded: DecodedControl, after count: Int) -> InheritedControl {
    InheritedControl(decoded: decoded, base: base(of: decoded), after: count, context: context)
  }

  /// The facts about each control; `nil` for controls with errors, or beyond the limit of proofs.
  private mutating func prove(_ controls: [InheritedControl]) -> [ProofFacts?] {
    guard context.proves else { return controls.map { _ in nil } }
    let behaviors = controls.compactMap(\.control?.behavior)
    var facts = proofs.facts(for: behaviors, jobs: context.jobs).makeIterator()
    return controls.map { $0.control == nil ? nil : facts.next() ?? nil }
  }

  /// Checks the controls of a file against each other.
  private func compare(_ draft: SpecDraft) -> SpecDraft {
    var draft = draft
    let (controls, file) = (draft.controls, draft.file)
    if controls.isEmpty && draft.findings.isEmpty { draft.report([EmptySpec.finding(in: file)]) }
    if controls.count > 1 || context.targetsObjectiveC {
      var names = ModuleNames(inObjectiveC: context.targetsObjectiveC)
      names.add(controls, in: file)
      draft.report(names.claim(controls, in: file))
    }
    draft.report(MixedLanguages.check(controls, in: file))
    return draft
  }

  /// Applies the severities of rules and the suppression comments to the findings.
  private func filter(_ draft: SpecDraft, parsed: ParsedFile) -> LoadedSpec {
    let findings = context.levels.applied(to: draft.findings.withoutRepetitions())
    let comments = IgnoreComments(in: parsed, file: draft.file)
    return LoadedSpec(
      file: draft.file,
      controls: draft.controls,
      diagnostics: comments.applied(to: findings, levels: context.levels).inReadingOrder(),
      bases: draft.bases,
      chainError: draft.chainError
    )
  }
}

extension [Diagnostic] {
  /// The findings without duplicates, which occur if several YAML aliases refer to one value.
  func withoutRepetitions() -> [Diagnostic] {
    guard count > 1 else { return self }
    // Duplicates have the same range, so sorting brings them together without a set of all
    // findings.
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].range, self[right].range)
      return one == other ? left < right : one < other
    }
    var isRepeated = [Bool](repeating: false, count: count)
    var identities: Set<Identity> = []
    for (previous, index) in zip(order, order.dropFirst()) {
      if self[previous].range != self[index].range {
        identities.removeAll(keepingCapacity: true)
        continue
      }
      identities.insert(Identity(diagnostic: self[previous]))
      isRepeated[index] = !identities.insert(Identity(diagnostic: self[index])).inserted
    }
    guard isRepeated.contains(true) else { return self }
    return zip(self, isRepeated).compactMap { $1 ? nil : $0 }
  }
}

/// The properties by which two findings at the same range are duplicates.
struct Identity: Hashable {
  let id: RuleID
  let message: String

  init(diagnostic: Diagnostic) {
    id = diagnostic.id
    message = diagnostic.message
  }
}
