package import RefreshDiagnostics
package import RefreshExploration
import RefreshLanguage
import RefreshYAML

/// Reads spec files: converts text to YAML nodes, nodes to values, and values to checked controls.
package struct SpecLoader {
  /// The maximum number of controls per file.
  package static let mostControls = 2000

  /// The settings that all specs of a project share.
  let context: SpecContext
  /// The decoded settings of the presets used so far.
  private var presets: [String: MapValue] = [:]
  /// The bases used so far.
  var baseTable = BaseTable()
  /// The specs whose bases are being loaded, each of which is based on the next.
  var openUses: [BaseUse] = []
  /// The proofs made so far.
  private var proofs: ProofLibrary

  /// Creates a loader; `proofs` can be shared between loaders.
  package init(_ context: SpecContext = SpecContext(), proofs: ProofLibrary = ProofLibrary()) {
    self.context = context
    self.proofs = proofs
  }

  /// Reads and checks one file; for many files, one shared loader is quicker.
  package static func load(
    _ file: SourceFile,
    _ context: SpecContext = SpecContext(),
    proofs: ProofLibrary = ProofLibrary()
  ) -> LoadedSpec {
    var loader = SpecLoader(context, proofs: proofs)
    return loader.load(file)
  }

  /// Reads and checks a file.
  ///
  /// No color of a base is reported as unused, because specs that inherit the color can use it.
  package mutating func load(_ file: SourceFile, isBase: Bool = false) -> LoadedSpec {
    let parsed = YAMLParser.parse(file)
    var diagnostics = parsed.diagnostics
    var controls: [ControlSpec] = []
    var bases = FileBases()
    for document in parsed.documents where !document.isEmpty {
      guard controls.count < Self.mostControls else {
        diagnostics.append(Self.tooMany(document))
        break
      }
      let (control, findings) = load(document, isBase: isBase, &bases)
      if !findings.isEmpty { diagnostics += findings }
      if let control { controls.append(control) }
    }
    if controls.isEmpty && diagnostics.isEmpty { diagnostics.append(Self.emptyFile(file)) }
    diagnostics += duplicates(controls, file) + MixedLanguages.check(controls, file)
    diagnostics = context.levels.applied(to: diagnostics.withoutRepetitions())
    diagnostics = IgnoreComments(in: parsed, file).applied(to: diagnostics, context.levels)
    return LoadedSpec(
      file: file,
      controls: controls,
      diagnostics: diagnostics.inReadingOrder(),
      bases: bases.specs,
      chainFault: bases.fault
    )
  }

  /// The control of a document and the findings; no control if the document has errors.
  private mutating func load(
    _ document: Document,
    isBase: Bool,
    _ bases: inout FileBases
  ) -> (ControlSpec?, [Diagnostic]) {
    var decoder = SpecDecoder()
    let own = decoder.control(document.root)
    var diagnostics = decoder.diagnostics
    let (preset, chain) = inherited(by: own, document.file, &bases, &diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
    let settings = own["preset"] == nil ? own : own.merged(over: preset.hidingTexts(of: own))
    let control = ControlSpec(settings, sharedColors: context.colors)
    let subject = RuleSubject(
      control: control,
      own: own,
      preset: preset,
      bases: chain,
      isBase: isBase,
      sharedColors: context.colors,
      file: document.file,
      facts: context.proves ? proofs.facts(for: control.behavior) : nil
    )
    for rule in RuleRegistry.controls {
      let findings = rule.check(subject)
      // Appending an empty array still allocates.
      if !findings.isEmpty { diagnostics += findings }
    }
    if let finding = bundleType(control, document.file) { diagnostics.append(finding) }
    return (control, diagnostics)
  }

  /// The keys that a control inherits by `preset`, and the files of its bases, the nearest first.
  private mutating func inherited(
    by own: MapValue,
    _ file: SourceFile,
    _ bases: inout FileBases,
    _ diagnostics: inout [Diagnostic]
  ) -> (settings: MapValue, bases: [SourceFile]) {
    guard let field = own["preset"], case .text(let name) = field.value else {
      return (MapValue(), [])
    }
    if let settings = self.settings(ofPreset: name) { return (settings, []) }
    guard let resolved = base(name, field, file) else {
      diagnostics.append(unknownPreset(name, field, file))
      return (MapValue(), [])
    }
    if let finding = bases.add(resolved, field, file) { diagnostics.append(finding) }
    return (resolved.settings, resolved.chain.map(\.file))
  }

  private mutating func settings(ofPreset name: String) -> MapValue? {
    if let known = presets[name] { return known }
    let settings = Preset.named(name)?.settings
    presets[name] = settings
    return settings
  }

  private func unknownPreset(_ name: String, _ field: Field, _ file: SourceFile) -> Diagnostic {
    let names = Preset.all.map(\.name) + context.bases.names.keys.sorted()
    let near = Suggestions.nearest(to: name, among: names)
    let longer = names.filter { $0.hasPrefix(name.lowercased()) }.prefix(Suggestions.mostWords)
    return UnknownPreset.finding(
      file,
      field.range ?? SourceRange(at: .start),
      "unknown preset \(SafeText.quote(name))",
      expected: "\(WordList.oneOf(names)), or a path such as ./Base.refresh.yml",
      suggestions: near.isEmpty ? Array(longer) : near
    )
  }

  /// The finding for a control with the same name as the type in `bundle` of the project file.
  private func bundleType(_ control: ControlSpec, _ file: SourceFile) -> Diagnostic? {
    let facade = context.targetsObjectiveC ? SwiftName.facade(of: control.name) : nil
    guard let range = control.nameRange, let type = context.bundleType,
      type == control.name || type == facade
    else { return nil }
    let owner = type == facade ? "the Objective-C class of " : ""
    return ReservedName.finding(
      file,
      range,
      "\(owner)\(SafeText.quote(control.name)) is the type that 'bundle' names in the project file",
      remedy: "rename the control, or name another type in 'bundle'"
    )
  }

  private static func emptyFile(_ file: SourceFile) -> Diagnostic {
    EmptySpec.finding(
      file,
      SourceRange(at: .start),
      "the file defines no control",
      expected: "keys such as 'control: FeedHeader'"
    )
  }

  private static func tooMany(_ document: Document) -> Diagnostic {
    TooManyControls.finding(
      document.file,
      SourceRange(at: document.root.range.lower),
      "the file has more than \(mostControls) controls",
      remedy: "move some of the controls to another file"
    )
  }

  /// The findings for names and last-updated keys that controls of one file share.
  ///
  /// A view type with the name of a control is reported as well.
  private func duplicates(_ controls: [ControlSpec], _ file: SourceFile) -> [Diagnostic] {
    guard controls.count > 1 || context.targetsObjectiveC else { return [] }
    var names = ControlNames(inObjectiveC: context.targetsObjectiveC)
    var types = ControlTypes(inObjectiveC: context.targetsObjectiveC)
    var keys = UpdateKeys()
    types.add(controls, file)
    return controls.flatMap { control in
      [control.nameRange.flatMap { names.take(control.name, file, $0) }, keys.take(control, file)]
        .compactMap { $0 } + types.findings(control, file)
    }
  }
}
