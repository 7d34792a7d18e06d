package import RefreshDiagnostics
import RefreshYAML

/// Reads spec files: text to nodes, nodes to values, values to a checked model.
package struct SpecLoader {
  /// The settings of presets that were needed before, so that each is decoded once.
  private var presets: [String: MapValue] = [:]

  /// Creates a loader.
  package init() {}

  /// Reads and checks one file; for many, one loader is quicker.
  package static func load(_ file: SourceFile) -> LoadedSpec {
    var loader = SpecLoader()
    return loader.load(file)
  }

  /// Reads and checks a file.
  package mutating func load(_ file: SourceFile) -> LoadedSpec {
    let parsed = YAMLParser.parse(file)
    var diagnostics = parsed.diagnostics
    var controls: [ControlSpec] = []
    for document in parsed.documents where !document.isEmpty {
      let (control, findings) = load(document)
      diagnostics += findings
      if let control { controls.append(control) }
    }
    if controls.isEmpty && diagnostics.isEmpty { diagnostics.append(Self.emptyFile(file)) }
    diagnostics += Self.duplicates(controls, file)
    return LoadedSpec(file: file, controls: controls, diagnostics: diagnostics.inReadingOrder())
  }

  /// One control, unless its document has errors.
  private mutating func load(_ document: Document) -> (ControlSpec?, [Diagnostic]) {
    var decoder = SpecDecoder()
    let own = decoder.control(document.root)
    var diagnostics = decoder.diagnostics

    var settings = own
    if let field = own["preset"], case .text(let name) = field.value {
      if let preset = self.settings(ofPreset: name) {
        settings = own.merged(over: preset)
      } else {
        diagnostics.append(Self.unknownPreset(name, field, document.file))
      }
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
    let control = ControlSpec(settings)
    for rule in RuleRegistry.all { diagnostics += rule.check(control, in: document.file) }
    return (control, diagnostics)
  }

  private mutating func settings(ofPreset name: String) -> MapValue? {
    if let known = presets[name] { return known }
    let settings = Preset.named(name)?.settings
    presets[name] = settings
    return settings
  }

  private static func unknownPreset(
    _ name: String,
    _ field: Field,
    _ file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      "unknown-preset",
      file: file.name,
      range: field.range ?? SourceRange(at: .start),
      message: "unknown preset \(SafeText.quote(name))",
      expected: Preset.nameList,
      suggestion: Suggestions.nearest(to: name, among: Preset.all.map(\.name))
    )
  }

  private static func emptyFile(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      "empty-spec",
      file: file.name,
      range: SourceRange(at: .start),
      message: "the file has no control",
      expected: "keys such as 'control: FeedHeader'"
    )
  }

  /// Two controls of one name would be two Swift types of one name.
  private static func duplicates(_ controls: [ControlSpec], _ file: SourceFile) -> [Diagnostic] {
    var first: [String: ControlSpec] = [:]
    var diagnostics: [Diagnostic] = []
    for control in controls {
      guard let range = control.nameRange else { continue }
      guard let earlier = first[control.name], let earlierRange = earlier.nameRange else {
        first[control.name] = control
        continue
      }
      diagnostics.append(
        Diagnostic(
          "duplicate-control",
          file: file.name,
          range: range,
          message: "a second control named \(SafeText.quote(control.name))",
          expected: "a name of its own",
          notes: [Diagnostic.Note("the first one is here", file: file.name, range: earlierRange)]
        )
      )
    }
    return diagnostics
  }
}
