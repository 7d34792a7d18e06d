import RefreshDiagnostics

/// The keys of a project file, `refreshgen.yml`.
package enum ProjectLanguage {
  package static let fileName = "refreshgen.yml"

  /// The keys of the file, bound to the settings that they change.
  package static let project = Schema<ProjectSettings>(keys: [
    Key(.refreshgen, .integer(1...SpecLanguage.version))
      .required().summary("Version of the spec language."),
    Key(.specs, .list(.text))
      .required().example("[\"Refresh/**/*.refresh.yml\"]")
      .summary("Patterns of the spec files, such as Refresh/**/*.refresh.yml."),
    Key(.output, \.output, .text)
      .summary("Folder of the generated controls; default: the folder of each spec."),
    Key(.tests, \.tests, .text)
      .summary("Folder of the generated tests; without this key, no tests are generated."),
    Key(.module, \.module, .moduleName).summary("Module that the generated tests import."),
    Key(.access, \.access, .word(["internal", "package", "public"]), default: "internal")
      .summary("Access level of the generated controls."),
    Key(.isolation, \.isolation, .word(["default", "nonisolated"]), default: "default")
      .summary(
        "Isolation of the generated code; nonisolated is for modules with MainActor as default isolation."
      ),
    Key(.targets, \.targets, .list(.word(["uikit", "swiftui", "objc"])))
      .summary(
        "Frameworks to generate for; objc adds a class for Objective-C to each control; default: uikit and swiftui; with an empty list, neither UIKit nor SwiftUI."
      ),
    Key(.templates, \.templates, .text)
      .summary("Folder of templates that override the built-in templates."),
    Key(.presets, .dictionary(.text))
      .example("{brand: Refresh/Brand.refresh.yml}")
      .summary(
        "Names of bases, each with the path of its spec; other specs use the name as preset. No code is generated from these bases."
      ),
    Key(.bundle, \.bundle, .bundle, default: "main")
      .summary("Bundle in which the controls look up their texts, colors and images."),
    Key(.colors, .dictionary(.color))
      .summary("Palette: named colors, which all specs can use as $name."),
    Key(.drawings, .dictionary(.part(.drawing)))
      .summary("Drawings, which all specs can use as an indicator: $name."),
    Key(.rules, .dictionary(.word(RuleLevels.Level.allCases.map(\.rawValue))))
      .summary("Severity of each rule's findings, by the name of the rule."),
  ])
}

/// The settings of a project file for code generation.
package struct ProjectSettings: Sendable {
  /// The folder of the controls.
  package var output: String?
  /// The folder of the tests.
  package var tests: String?
  /// The module that the tests import.
  package var module: String?
  /// The access level of the controls.
  package var access = "internal"
  /// The isolation of generated code: `default` or `nonisolated`.
  package var isolation = "default"
  /// The frameworks to generate for; `nil` for UIKit and SwiftUI.
  package var targets: [String]?
  /// The folder of templates that override the built-in ones.
  package var templates: String?
  /// The bundle of texts, colors and images: `main`, `module` or a Swift expression.
  package var bundle = "main"

  package init() {}
}
