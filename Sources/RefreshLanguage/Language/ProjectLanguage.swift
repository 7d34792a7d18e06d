import RefreshDiagnostics

/// The keys of a project file, `refreshgen.yml`.
package enum ProjectLanguage {
  /// The name of the file.
  package static let fileName = "refreshgen.yml"

  /// The keys.
  package static let project = KeyTable([
    Key(
      "refreshgen",
      .integer(1...SpecLanguage.version),
      .required,
      "The version of the language."
    ),
    Key(
      "specs",
      .list(.text),
      .required,
      "The spec files, as patterns such as Refresh/**/*.refresh.yml."
    ),
    Key("output", .text, .nothing, "The folder of the controls; beside each spec if absent."),
    Key("tests", .text, .nothing, "The folder of the tests; there are none if absent."),
    Key("module", .moduleName, .nothing, "The module that the tests import."),
    Key("access", .word(accessLevels), .value(.text("internal")), "Who may use the controls."),
    Key(
      "isolation",
      .word(isolations),
      .value(.text("default")),
      "Whether the generated code says that it is nonisolated, for modules that default to MainActor."
    ),
    Key("targets", .list(.word(targets)), .nothing, "What controls are generated for."),
    Key("templates", .text, .nothing, "The folder of templates that take the place of ours."),
    Key("colors", .dictionary(.color), .nothing, "Colours that every spec may use as $name."),
    Key("rules", .dictionary(.word(levels)), .nothing, "How much the findings of a rule matter."),
  ])

  package static let accessLevels = ["internal", "package", "public"]
  package static let isolations = ["default", "nonisolated"]
  package static let targets = ["uikit", "swiftui"]
  package static let levels = RuleLevels.Level.allCases.map(\.rawValue)
}
