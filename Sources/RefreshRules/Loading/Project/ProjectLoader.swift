package import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML

package enum ProjectLoader {
  package static func load(_ file: SourceFile) -> LoadedProject {
    let parsed = YAMLParser.parse(file)
    let documents = parsed.documents.filter { !$0.isEmpty }
    guard let document = documents.first else {
      let findings =
        parsed.diagnostics.isEmpty ? [EmptySpec.finding(inProject: file)] : parsed.diagnostics
      return LoadedProject(file: file, project: Project(), diagnostics: findings)
    }
    var decoder = SpecDecoder()
    let keys = decoder.project(document.root)
    let patterns = patterns(keys.list(.specs), in: file)
    let bases = bases(in: keys.map(.presets), file: file)
    let levels = levels(keys.map(.rules), in: file)
    let project = Project(
      keys: keys,
      file: file,
      specs: patterns.all,
      presets: bases.all,
      levels: levels.all
    )
    let findings =
      levels.all.applied(to: TestsWithoutModule.findings(in: project, of: file))
      + parsed.diagnostics + documents.dropFirst().prefix(1).map(several) + decoder.diagnostics
      + patterns.findings + bases.findings + levels.findings
    return LoadedProject(
      file: file,
      project: project,
      diagnostics: findings.inReadingOrder()
    )
  }

  private static func levels(
    _ rules: MapValue,
    in file: SourceFile
  ) -> (all: RuleLevels, findings: [Diagnostic]) {
    var levels: [RuleID: RuleLevels.Level] = [:]
    var findings: [Diagnostic] = []
    for entry in rules.entries {
      guard case .text(let word) = entry.field.value, let range = entry.field.keyRange else {
        continue
      }
      let name = entry.name.text
      guard let rule = RuleRegistry.metadata(RuleID(name)) else {
        findings.append(UnknownRule.finding(in: file, at: range, name: name))
        continue
      }
      guard !rule.isEssential else {
        findings.append(FixedRule.finding(in: file, at: range, rule: rule))
        continue
      }
      levels[rule.id] = RuleLevels.Level(rawValue: word)
    }
    return (RuleLevels(levels: levels), findings)
  }

  private static func bases(
    in presets: MapValue,
    file: SourceFile
  ) -> (all: [Project.NamedBase], findings: [Diagnostic]) {
    var bases: [Project.NamedBase] = []
    var findings: [Diagnostic] = []
    for entry in presets.entries {
      guard let path = entry.field.value.text, let range = entry.field.range else { continue }
      let name = entry.name.text
      guard Preset.named(name) == nil else {
        findings.append(
          ReservedName.finding(
            in: file,
            at: entry.field.keyRange ?? range,
            message: "\(SafeText.quote(name)) is the name of a built-in preset",
            remedy: "choose another name"
          )
        )
        continue
      }
      bases.append(Project.NamedBase(name: name, path: path, range: range))
    }
    return (bases, findings)
  }

  private static func patterns(
    _ fields: [Field],
    in file: SourceFile
  ) -> (all: [Project.Pattern], findings: [Diagnostic]) {
    var patterns: [Project.Pattern] = []
    var findings: [Diagnostic] = []
    for field in fields {
      guard case .text(let text) = field.value, let range = field.range else { continue }
      if let glob = GlobPattern(text) {
        patterns.append(Project.Pattern(glob: glob, range: range))
      } else {
        findings.append(HugePattern.finding(in: file, at: range))
      }
    }
    return (patterns, findings)
  }

  private static func several(_ document: Document) -> Diagnostic {
    YAMLSyntax.finding(
      in: document.file,
      at: SourceRange(at: document.root.range.lower),
      message: "second document in a project file",
      remedy: "remove the second document"
    )
  }
}

extension Project {
  fileprivate init(
    keys: MapValue,
    file: SourceFile,
    specs: [Pattern],
    presets: [NamedBase],
    levels: RuleLevels
  ) {
    (self.specs, self.presets) = (specs, presets)
    ProjectLanguage.project.reset(&settings)
    ProjectLanguage.project.apply(keys, to: &settings)
    for entry in keys.entries { places[entry.name.text] = entry.field.range }
    context.colors = keys.map(.colors).withoutPlaces
    context.drawings = keys.map(.drawings).withoutPlaces
    context.levels = levels
    context.bases.projectFile = file.name
    for base in presets { context.bases.names[base.name] = base.path }
    context.bundleType = SwiftName.bundleType(settings.bundle)
    context.targetsObjectiveC = settings.targets?.contains("objc") ?? false
  }
}

extension MapValue {
  /// The list of a key; empty if the key is missing.
  fileprivate func list(_ key: KeyName) -> [Field] {
    guard case .list(let fields)? = self[key]?.value else { return [] }
    return fields
  }
}
