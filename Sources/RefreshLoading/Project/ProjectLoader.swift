package import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import RefreshYAML

/// Reads project files.
package enum ProjectLoader {
  /// Reads and checks a project file.
  package static func load(_ file: SourceFile) -> LoadedProject {
    let parsed = YAMLParser.parse(file)
    var loaded = LoadedProject(file: file, project: Project(), diagnostics: parsed.diagnostics)
    let documents = parsed.documents.filter { !$0.isEmpty }
    guard let document = documents.first else {
      if loaded.diagnostics.isEmpty { loaded.diagnostics.append(empty(file)) }
      return loaded
    }
    if documents.count > 1 { loaded.diagnostics.append(several(documents[1])) }
    var decoder = SpecDecoder()
    let keys = decoder.project(document.root)
    loaded.diagnostics += decoder.diagnostics
    loaded.project = Project(keys)
    loaded.diagnostics += patterns(keys.list("specs"), file, &loaded.project)
    loaded.diagnostics += presets(keys.map(.presets), file, &loaded.project)
    loaded.diagnostics += levels(keys.map("rules"), file, &loaded.project)
    loaded.diagnostics = loaded.diagnostics.inReadingOrder()
    return loaded
  }

  private static func levels(
    _ rules: MapValue,
    _ file: SourceFile,
    _ project: inout Project
  ) -> [Diagnostic] {
    var levels: [RuleID: RuleLevels.Level] = [:]
    var findings: [Diagnostic] = []
    for entry in rules.entries {
      guard case .text(let word) = entry.field.value, let range = entry.field.keyRange else {
        continue
      }
      guard let rule = RuleRegistry.metadata(RuleID(entry.name)) else {
        findings.append(
          UnknownRule.finding(
            file,
            range,
            "unknown rule \(SafeText.quote(entry.name))",
            expected: "a rule that 'refreshgen rules' lists",
            suggestions: Suggestions.nearest(to: entry.name, among: RuleRegistry.names)
          )
        )
        continue
      }
      guard !rule.isEssential else {
        findings.append(FixedRule.finding(file, range, rule))
        continue
      }
      levels[rule.id] = RuleLevels.Level(rawValue: word)
    }
    project.context.levels = RuleLevels(levels)
    return findings
  }

  private static func presets(
    _ presets: MapValue,
    _ file: SourceFile,
    _ project: inout Project
  ) -> [Diagnostic] {
    project.context.bases.projectFile = file.name
    return presets.entries.compactMap { entry in
      guard let path = entry.field.value.text, let range = entry.field.range else { return nil }
      if Preset.named(entry.name) != nil {
        return ReservedName.finding(
          file,
          entry.field.keyRange ?? range,
          "\(SafeText.quote(entry.name)) is the name of a built-in preset",
          remedy: "choose another name"
        )
      }
      project.presets.append(Project.NamedBase(name: entry.name, path: path, range: range))
      project.context.bases.names[entry.name] = path
      return nil
    }
  }

  private static func patterns(
    _ fields: [Field],
    _ file: SourceFile,
    _ project: inout Project
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for field in fields {
      guard case .text(let text) = field.value, let range = field.range else { continue }
      do throws(GlobPattern.Excess) {
        project.specs.append(Project.Pattern(glob: try GlobPattern(text), range: range))
      } catch {
        findings.append(HugePattern.finding(file, range, error))
      }
    }
    return findings
  }

  private static func empty(_ file: SourceFile) -> Diagnostic {
    EmptySpec.finding(
      file,
      SourceRange(at: .start),
      "the project file is empty",
      expected: "keys such as 'specs: [\"**/*.refresh.yml\"]'"
    )
  }

  private static func several(_ document: Document) -> Diagnostic {
    YAMLSyntax.finding(
      document.file,
      SourceRange(at: document.root.range.lower),
      "second document in a project file",
      remedy: "remove the second document"
    )
  }
}

extension Project {
  /// Creates a project from the keys of its file.
  fileprivate init(_ keys: MapValue) {
    ProjectLanguage.project.reset(&settings)
    ProjectLanguage.project.apply(keys, to: &settings)
    for entry in keys.entries { places[entry.name] = entry.field.range }
    context.colors = keys.map(.colors).withoutPlaces
    context.bundleType = SwiftName.bundleType(settings.bundle)
    context.targetsObjectiveC = settings.targets?.contains("objc") ?? false
  }
}

extension MapValue {
  /// The list of a key; empty if the key is missing.
  fileprivate func list(_ name: String) -> [Field] {
    guard case .list(let fields)? = self[name]?.value else { return [] }
    return fields
  }
}

extension HugePattern {
  /// The finding for a pattern that exceeds a limit.
  fileprivate static func finding(
    _ file: SourceFile,
    _ range: SourceRange,
    _ excess: GlobPattern.Excess
  ) -> Diagnostic {
    switch excess {
    case .length:
      finding(
        file,
        range,
        "the pattern is too long",
        expected: "at most \(Limits.patternLength) characters"
      )
    case .choices:
      finding(
        file,
        range,
        "the braces of the pattern have too many combinations",
        expected: "at most \(Limits.patternChoices)",
        remedy: "split the pattern into several"
      )
    }
  }
}
