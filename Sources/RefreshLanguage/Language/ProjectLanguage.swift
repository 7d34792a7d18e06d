import RefreshDiagnostics

/// The keys of a project file, `refreshgen.yml`.
package enum ProjectLanguage {
  /// The name of the file.
  package static let fileName = "refreshgen.yml"

  /// The keys.
  package static let project = Schema<ProjectSettings>([
    Key(
      .refreshgen,
      .integer(1...SpecLanguage.version),
      isRequired: true,
      "Version of the language."
    ),
    Key(
      KeyName("specs"),
      .list(.text),
      isRequired: true,
      "Spec files, as patterns such as Refresh/**/*.refresh.yml."
    )
    .example("[\"Refresh/**/*.refresh.yml\"]"),
    Key(
      KeyName("output"),
      \.output,
      .text,
      "Folder of the generated controls; without it, each stands beside its spec."
    ),
    Key(
      KeyName("tests"),
      \.tests,
      .text,
      "Folder of the generated tests; without it, none are generated."
    ),
    Key(KeyName("module"), \.module, .moduleName, "Module that the generated tests import."),
    Key(
      KeyName("access"),
      \.access,
      .word(["internal", "package", "public"]),
      default: "internal",
      "Access level of the generated controls."
    ),
    Key(
      KeyName("isolation"),
      \.isolation,
      .word(["default", "nonisolated"]),
      default: "default",
      "Whether generated code is marked nonisolated, for modules that default to MainActor."
    ),
    Key(
      KeyName("targets"),
      \.targets,
      .list(.word(["uikit", "swiftui"])),
      "User interface frameworks that controls are generated for."
    ),
    Key(
      KeyName("templates"),
      \.templates,
      .text,
      "Folder of templates that override the built-in ones."
    ),
    Key(
      KeyName("bundle"),
      \.bundle,
      .bundle,
      default: "main",
      "Bundle in which the controls look up texts, colors and images."
    ),
    Key(.colors, .dictionary(.color), "Colors that every spec may use as $name."),
    Key(
      KeyName("rules"),
      .dictionary(.word(RuleLevels.Level.allCases.map(\.rawValue))),
      "Severity of the findings of a rule."
    ),
  ])
}

/// The settings of a project file for the generated code.
package struct ProjectSettings: Sendable {
  /// The folder of the controls.
  package var output: String?
  /// The folder of the tests.
  package var tests: String?
  /// The module that the tests import.
  package var module: String?
  /// The access level of the controls.
  package var access = "internal"
  /// Whether generated code is marked `nonisolated`, in the word of the file.
  package var isolation = "default"
  /// The frameworks that controls are generated for; `nil` for all.
  package var targets: [String]?
  /// The folder of templates that override the built-in ones.
  package var templates: String?
  /// The bundle of texts and images, in the word of the file.
  package var bundle = "main"

  /// Creates a project with the default settings.
  package init() {}
}
