import RefreshCore
import RefreshLanguage

/// The variables of the control template.
struct ControlModel {
  let draft: ControlDraft
  let options: Generator.Options
  /// The name of the String Catalog with the control's texts, if there is one.
  let stringTable: String?

  /// The variables by name.
  var variables: Record {
    let spec = draft.spec
    var palette = draft.palette
    let colors = palette.colors.map(Self.constant)
    let drawings = DrawingModel(
      appearances: draft.presentation.sharedAppearances,
      palette: palette
    )
    palette.drawings = drawings.names.mapValues { "Drawings.\($0)" }
    let code = AppearanceCode(draft.appearances, palette: palette)
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
      "content": .string(options.targets.isEmpty ? "" : spec.design.contentType ?? ""),
      "facade": .string(
        options.targets.contains(.objectiveC) ? SwiftName.facade(of: spec.name) : ""
      ),
      "name": .string(spec.name),
      "documentation": .string(SwiftLiteral.documentation(draft.documentation)),
      "initializer": .string(draft.behaviorInitializer),
      "behavior": .string(draft.behaviorArguments.joined(separator: ",\n")),
      "isSwitched": .bool(draft.appearances.count > 1),
      "shared": .string(code.shared),
      "appearances": .list(
        zip(draft.appearances, code.values).map { appearance, value in
          ["label": .string(appearance.label), "value": .string(value)]
        }
      ),
      "palette": .list(colors),
      "drawings": .list(
        drawings.constants.map { constant in
          [
            "name": .string(constant.name), "value": .string(constant.value),
            "modifier": .string(constant.isLayer ? "private " : options.access.modifier),
          ]
        }
      ),
    ]
  }
}

extension ControlModel {
  /// A named color, which becomes a constant.
  private static func constant(_ named: PaletteModel.Named) -> Value {
    let column = "    static let \(named.name) = ".width
    return [
      "name": .string(named.name),
      "value": .string(PaletteModel.literal(named.color, column: column, margin: 4)),
    ]
  }

  /// The bundle as a Swift expression; empty for the main bundle, the default.
  private var bundle: String {
    guard !options.targets.isEmpty, options.bundle != "main" else { return "" }
    return options.bundle == "module" ? ".module" : options.bundle
  }

  /// The views that replace the standard appearance, each with the states in which it is shown.
  private var views: [Value] {
    guard !options.targets.isEmpty, !draft.spec.viewNames.isEmpty else { return [] }
    var views: [(name: String, states: [String])] = []
    for (state, content) in zip(RefreshState.allCases, draft.presentation.appearances) {
      guard let name = content.view else { continue }
      if let index = views.firstIndex(where: { $0.name == name }) {
        views[index].states.append(state.expression)
      } else {
        views.append((name, [state.expression]))
      }
    }
    return views.map { name, states in
      ["states": .string(states.joined(separator: ", ")), "view": .string(name)]
    }
  }
}

extension ControlDraft {
  /// The named colors that the appearances use, and the others that are written more than once.
  fileprivate var palette: PaletteModel {
    let used = presentation.palette.filter { named in
      appearances.contains { model in
        let appearance = model.content.appearance
        return [
          appearance.color, appearance.tint, appearance.subtitleColor, appearance.background,
          appearance.ink, appearance.track, appearance.bad,
        ].contains(named.color) || appearance.indicator?.drawing?.usesOwn(named.color) == true
      }
    }
    var colors = used.map { PaletteModel.Named(name: $0.name, color: $0.color) }
    // The appearance at rest, which has most colors, comes last.
    let others = appearances.reversed().flatMap(\.colors).filter { other in
      !used.contains { $0.color == other.color }
    }
    for other in others where !colors.contains(where: { $0.color == other.color }) {
      guard others.count(where: { $0.color == other.color }) > 1 else { continue }
      // A color without a name has that of the system, or of the key that sets it first.
      let name = other.color.systemName ?? other.key
      colors.append(PaletteModel.Named(name: name, color: other.color))
    }
    var scope = SwiftName.Scope()
    for index in colors.indices { colors[index].name = scope.add(colors[index].name) }
    return PaletteModel(colors: colors)
  }
}

extension RefreshColor {
  /// The name of a color of the system that is the same in all settings of an app.
  var systemName: String? {
    guard case .system(let name) = light, self == RefreshColor(light) else { return nil }
    return name
  }
}

extension RefreshDrawing {
  /// Whether a layer of a spec's own drawing has a color.
  fileprivate func usesOwn(_ color: RefreshColor) -> Bool {
    name.hasPrefix("$") && uses(.color(color))
  }
}
