package import RefreshDiagnostics
import RefreshLanguage

enum ProjectRule {
  static let all: [any Rule.Type] = [
    FixedRule.self,
    HugePattern.self,
    NoSpecs.self,
    TestsWithoutModule.self,
    OutsideProject.self,
    RepeatedFileName.self,
    UnknownRule.self,
    UnmatchedPattern.self,
  ]
}

struct FixedRule: Rule {
  static let metadata = RuleMetadata(
    "fixed-rule",
    isEssential: true,
    summary: "Project file that changes the severity of a rule that is always an error.",
    reason: "If the spec breaks one of these rules, no correct control can be generated.",
    bad: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {unknown-key: warning}
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformed-ignore: error}
      """
  )

  /// The finding for a fixed rule whose severity the project file sets.
  static func finding(in file: SourceFile, at range: SourceRange, rule: RuleMetadata)
    -> Diagnostic
  {
    finding(
      in: file,
      at: range,
      message: "the severity of \(SafeText.quote(rule.id.name)) cannot be changed",
      remedy: "remove this line ('refreshgen rules' marks such rules with '!')"
    )
  }
}

struct HugePattern: Rule {
  static let metadata = RuleMetadata(
    "huge-pattern",
    isEssential: true,
    summary: "Pattern that is too long.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Split the pattern into several."
  )

  /// The finding for a pattern that exceeds the limit.
  static func finding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the pattern is too long",
      expected: "at most \(Limits.patternLength) characters"
    )
  }
}

package struct NoSpecs: Rule {
  package static let metadata = RuleMetadata(
    "no-specs",
    isEssential: true,
    summary: "Project whose patterns match no file.",
    reason: """
      With a misspelled pattern, `validate` would check no spec, and `generate` would remove all \
      generated files.
      """,
    remedy: """
      Correct the patterns under `specs` in refreshgen.yml, which are relative to that file, or \
      write a first spec with `refreshgen init`.
      """
  )

  package static func finding(in project: LoadedProject) -> Diagnostic {
    let first = project.project.specs.first
    return finding(
      in: project.file,
      at: first?.range ?? SourceRange(at: .start),
      message: "no file matches the patterns of 'specs'",
      expected: "patterns relative to this file, such as "
        + "\(UnmatchedPattern.example(for: first)); if all specs were deleted on purpose, "
        + "delete this file and the generated files, too"
    )
  }
}

package struct TestsWithoutModule: Rule {
  package static let metadata = RuleMetadata(
    "tests-without-module",
    severity: .warning,
    summary: "Tests in a test target that do not import the module of the controls.",
    reason:
      "The tests name the controls, which a test target sees only if it imports their module.",
    bad: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      tests: Tests/AppTests/Generated
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      tests: Tests/AppTests/Generated
      module: App
      """
  )

  static func findings(in project: Project, of file: SourceFile) -> [Diagnostic] {
    let settings = project.settings
    guard let tests = settings.tests, settings.module == nil,
      let module = module(ofTests: tests, output: settings.output),
      let range = project.places[KeyName.tests.name]
    else { return [] }
    return [
      finding(
        in: file,
        at: range,
        message: "the tests in \(SafeText.quote(tests)) import no module",
        remedy: "add the module of the controls, such as 'module: \(module)'"
      )
    ]
  }

  /// The module that tests in a folder such as `Tests/AppTests` probably test; `nil` if the folder is
  /// not that of a test target, or the controls are in the same target.
  package static func module(ofTests tests: String, output: String?) -> String? {
    let shared = (output ?? "").split(separator: "/")
    let target = tests.split(separator: "/").first { name in
      name.hasSuffix("Tests") && name != "Tests" && !shared.contains(name)
    }
    guard let name = target?.dropLast("Tests".count) else { return nil }
    if SwiftName.canNameModule(String(name)) { return String(name) }
    return SwiftName.module(ofTarget: String(name)) ?? "App"
  }
}

package struct OutsideProject: Rule {
  package static let metadata = RuleMetadata(
    "outside-project",
    isEssential: true,
    summary: "Folder or link that leads outside the project folder.",
    reason: """
      Specs and project files may come from untrusted pull requests, which must not access files \
      elsewhere on the machine.
      """,
    remedy: "Choose a folder in the project, or allow other folders with `--allow-outside`."
  )

  static func finding(base name: String, in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the base \(SafeText.quote(name)) is outside the project folder",
      remedy: "move the base into the folder, or use '--allow-outside'"
    )
  }
}

package struct RepeatedFileName: Rule {
  package static let metadata = RuleMetadata(
    "repeated-file-name",
    severity: .warning,
    summary: "Two specs of a project whose generated files have the same name.",
    reason: "The Swift compiler refuses a module with two files of one name.",
    remedy:
      "Rename one of the specs, or turn the rule off if the project has a module for each folder."
  )

  /// The finding for a spec whose control has the same file name as that of `other`.
  package static func finding(in file: SourceFile, output: String, of other: String)
    -> Diagnostic
  {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message:
        "\(SafeText.quote(other)) also generates a file named \(SafeText.quote(output)), and a Swift "
        + "module cannot contain both",
      remedy: "rename one of the specs"
    )
  }
}

struct UnknownRule: Rule {
  static let metadata = RuleMetadata(
    "unknown-rule",
    isEssential: true,
    summary: "Project file that configures an unknown rule.",
    reason: "The setting has no effect; usually the name is misspelled.",
    bad: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformd-ignore: error}
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      rules: {malformed-ignore: error}
      """
  )

  static func finding(
    in file: SourceFile,
    at range: SourceRange,
    name: String
  ) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "unknown rule \(SafeText.quote(name))",
      expected: "a rule that 'refreshgen rules' lists",
      suggestions: Suggestions.nearest(to: name, among: RuleRegistry.names)
    )
  }
}

package struct UnmatchedPattern: Rule {
  package static let metadata = RuleMetadata(
    "unmatched-pattern",
    severity: .warning,
    summary: "Pattern of the project file that matches no file, or nearly matches a spec.",
    reason: """
      The specs that the pattern was meant for are not checked, and `generate` removes the files that \
      it generated from them.
      """,
    remedy: """
      Correct the pattern, which is relative to the project file, or remove it. Rename a spec whose \
      name differs from the pattern only in letter case or in `.yaml` instead of `.yml`.
      """
  )

  /// The finding for a pattern that matches no file.
  package static func finding(_ pattern: Project.Pattern, in file: SourceFile) -> Diagnostic {
    finding(
      in: file,
      at: pattern.range,
      message: "no file matches \(SafeText.quote(pattern.glob.text))",
      expected: "a pattern relative to this file, such as \(example(for: pattern))"
    )
  }

  /// The finding for a pattern that misses a spec by its letter case or its ending.
  package static func finding(
    _ pattern: Project.Pattern,
    missing spec: String,
    in file: SourceFile
  ) -> Diagnostic {
    finding(
      in: file,
      at: pattern.range,
      message:
        "no pattern matches the spec \(SafeText.quote(spec)), which "
        + "\(SafeText.quote(pattern.glob.text)) misses by its letter case or ending",
      remedy: "rename the spec, or add it to 'specs'"
    )
  }

  /// The pattern for all specs of the folder that a pattern names, in quotes.
  fileprivate static func example(for pattern: Project.Pattern?) -> String {
    let all = "**/*.refresh.yml"
    guard let text = pattern?.glob.text, !text.contains("*"), !text.hasSuffix(".yml") else {
      return "'Refresh/\(all)'"
    }
    let folder = text.hasSuffix("/") || text.isEmpty ? text : text + "/"
    return SafeText.quote(folder == "./" ? all : folder + all)
  }
}
