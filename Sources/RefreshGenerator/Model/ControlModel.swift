import RefreshCore
import RefreshLanguage
import RefreshStyles
import TemplateEngine

/// What the template of a control may use.
struct ControlModel {
  let draft: ControlDraft
  let options: Generator.Options
  /// The table of strings that holds its texts, if there is one.
  let stringTable: String?

  /// The record that the template sees.
  func value(_ texts: inout AppearanceTexts) -> Value {
    let spec = draft.spec
    let palette = draft.palette
    return [
      "access": .string(options.access.modifier),
      "isolation": .string(options.isNonisolated ? "nonisolated " : ""),
      "properties": .list(
        PropertyModel.all(of: draft, stringTable: stringTable).map {
          $0.declaration(options.access)
        }
      ),
      "bundle": .string(bundle),
      "views": .list(views),
      "modifier": .string(
        options.targets.contains(.swiftUI) ? SwiftName.member(ofType: spec.name) : ""
      ),
      "name": .string(spec.name),
      "documentation": .string(SwiftLiteral.documentation(draft.documentation)),
      "behavior": .list(draft.behaviorArguments.map(Value.string)),
      "curve": .string(SwiftLiteral.curve(spec.design.curve)),
      "appearances": .list(
        draft.appearances.map { appearance in
          [
            "phases": .list(appearance.cases.map(Value.string)),
            "value": .string(texts.expression(appearance, palette, column: 6)),
          ]
        }
      ),
      "palette": .list(
        palette.colors.map { named in
          let column = "    static let \(named.name) = ".width
          return [
            "name": .string(named.name),
            "value": .string(PaletteModel.literal(named.color, column: column, margin: 4)),
          ]
        }
      ),
    ]
  }
}

extension ControlModel {
  /// The bundle as an expression; empty for that of the app, which is the default.
  private var bundle: String {
    guard !options.targets.isEmpty, options.bundle != "main" else { return "" }
    return options.bundle == "module" ? ".module" : options.bundle
  }

  /// The phases in which a view of the app takes the place of everything.
  private var views: [Value] {
    guard !options.targets.isEmpty else { return [] }
    return draft.appearances.compactMap { appearance in
      appearance.content.view.map { view in
        ["phases": .list(appearance.cases.map(Value.string)), "view": .string(view)]
      }
    }
  }
}

extension ControlDraft {
  /// The named colors that the appearances of the control use.
  fileprivate var palette: PaletteModel {
    let used = presentation.palette.filter { named in
      presentation.appearances.map(\.appearance).contains { appearance in
        [appearance.color, appearance.tint, appearance.subtitleColor, appearance.background]
          .contains(named.color)
      }
    }
    guard !used.isEmpty else { return .none }
    let names = SwiftName.constants(used.map(\.name))
    return PaletteModel(
      colors: zip(names, used).map { PaletteModel.Named(name: $0, color: $1.color) }
    )
  }
}
