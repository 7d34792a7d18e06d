import RefreshDiagnostics
import RefreshExploration
import RefreshGenerator
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshYAML

extension SpecLoader {
  /// The proofs of all inputs so far.
  private static let proofs = ProofLibrary()

  /// A loader for an input; only every 32nd size is proved, since proofs take most of the time.
  fileprivate static func fuzzed(_ count: Int) -> SpecLoader {
    SpecLoader(context: SpecContext(proves: count % 32 == 0), proofs: proofs)
  }

  /// Reads and checks an input.
  fileprivate static func fuzzed(_ file: SourceFile) -> LoadedSpec {
    var loader = fuzzed(file.bytes.count)
    return loader.load(file)
  }
}

/// A spec with its findings.
enum SpecProperties {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "Feed.refresh.yml", bytes: bytes)
    let spec = SpecLoader.fuzzed(file)
    Positions(file).check(spec.diagnostics)
    Rendering.check(file, spec.diagnostics)
    require(
      spec.hasErrors || !spec.controls.isEmpty,
      "a spec without errors defines a control"
    )
    if bytes.count % 4 == 0 {
      let again = SpecLoader.fuzzed(file)
      require(again.diagnostics == spec.diagnostics, "the same findings again")
    }
  }
}

/// The code that is generated from a spec.
enum GeneratorProperties {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "Feed.refresh.yml", bytes: bytes)
    let spec = SpecLoader.fuzzed(file)
    guard !spec.hasErrors else { return }
    let options = options[bytes.count % options.count]
    guard let files = generate(spec, options, &generators[options]) else { return }
    require(files.count >= 2, "a control and its tests")
    for file in files {
      require(file.bytes.last == 0x0A, "\(file.name) ends with a newline")
      if file.kind == .catalog {
        require(JSONSyntax.isValid(file.text), "\(file.name) is JSON")
      } else {
        require(SwiftSyntax.isBalanced(file.bytes), "\(file.name) is Swift")
      }
    }
    GeneratedSample.add(files)
    if bytes.count % 16 == 0 {
      var fresh: Generator?
      require(generate(spec, options, &fresh) == files, "the same output of a new generator")
    }
  }

  /// Options that differ in all respects.
  private static let options = [
    Generator.Options(),
    Generator.Options(access: .public, isNonisolated: true, targets: [], isForXCTest: true),
    Generator.Options(access: .package, targets: [.uiKit], bundle: "module", module: "App"),
  ]

  /// The generators of earlier inputs; libFuzzer has one thread.
  nonisolated(unsafe) private static var generators: [Generator.Options: Generator] = [:]

  private static func generate(
    _ spec: LoadedSpec,
    _ options: Generator.Options,
    _ known: inout Generator?
  ) -> [GeneratedFile]? {
    do throws(TemplateError) {
      let generator = if let known { known } else { try Generator(options: options) }
      defer { known = generator }
      return try generator.generate(spec.controls, from: spec.file.name)
    } catch {
      require(false, "generate succeeds where validate finds no error: \(error)")
      return nil
    }
  }
}

/// The fixes of a spec.
enum FixProperties {
  static func check(_ bytes: [UInt8]) {
    var loader = SpecLoader.fuzzed(bytes.count)
    let file = SourceFile(name: "Feed.refresh.yml", bytes: bytes)
    let before = loader.load(file)
    let fixed = loader.fix(file)
    guard let after = fixed.spec else { return }
    require(fixed.count > 0, "a changed file has fixes")
    // What follows a syntax error is read only once the error is fixed.
    let wasRead = !before.diagnostics.contains { yamlRules.contains($0.id) }
    let isAsGood =
      after.errorCount <= before.errorCount || after.controls.count > before.controls.count
    require(!wasRead || isAsGood, "a fix adds no error, unless more of the file is read")
    require(before.hasErrors || after.diagnostics.count < before.diagnostics.count, "a fix fixes")
    Positions(after.file).check(after.diagnostics)
    let again = loader.fix(after.file)
    let isDone = again.spec == nil || fixed.count >= Limits.fixRounds
    require(isDone, "fixing twice changes no more than fixing once")
  }
}

/// The rules whose findings come from the parser of YAML.
private let yamlRules = Set((YAMLSyntaxRule.all + YAMLNodeRule.all).map { $0.id })

extension LoadedSpec {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}

/// The preview page of a spec, and its pictures.
enum PreviewProperties {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "Feed.refresh.yml", bytes: bytes)
    let spec = SpecLoader.fuzzed(file)
    guard !spec.hasErrors else { return }
    let subjects = spec.controls.map {
      PreviewPage.Subject(control: $0, file: file.name, findings: spec.diagnostics)
    }
    let page = PreviewPage(subjects)
    // The diagram needs a search, and the page has the scripts in it.
    if bytes.count % 16 == 0 { checkPage(page) }
    guard let control = spec.controls.first else { return }
    require(XMLSyntax.isBalanced(StateSheet(control: control).svg), "the sheet is XML")
  }

  private static func checkPage(_ page: PreviewPage) {
    require(JSONSyntax.isValid(page.data.compactText), "the data are JSON")
    let html = page.html
    let start = "<script id=\"data\" type=\"application/json\">"
    let parts = html.split(separator: start, maxSplits: 1)
    require(parts.count == 2, "the page has data")
    let data = parts[1].prefix { $0 != "<" }
    require(parts[1].dropFirst(data.count).hasPrefix("</script>"), "the data end with the element")
    require(JSONSyntax.isValid(String(data)), "the data in the page are JSON")
  }
}

/// A project file with its findings.
enum ProjectProperties {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "refreshgen.yml", bytes: bytes)
    let loaded = ProjectLoader.load(file)
    Positions(file).check(loaded.diagnostics)
    Rendering.check(file, loaded.diagnostics)
    for pattern in loaded.project.specs {
      Positions(file).check(pattern.range, "pattern")
      for path in ["Feed.refresh.yml", "a/b/c/Feed.refresh.yml", "é/{a,b}/**"] {
        let matches = pattern.glob.matches(path)
        require(!matches || pattern.glob.mayMatch(inside: folder(of: path)), "folders of matches")
      }
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
