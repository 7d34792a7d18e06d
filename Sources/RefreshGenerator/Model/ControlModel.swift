import RefreshSpec
import TemplateEngine

/// What the template of a control may use.
struct ControlModel {
  let spec: ControlSpec
  let access: AccessLevel

  /// The record that the template sees.
  var value: Value {
    let palette = spec.paletteModel
    let looks = LookModel.all(of: spec)
    return [
      "access": .string(access.modifier),
      "name": .string(SwiftLiteral.identifier(spec.name)),
      "documentation": .string(SwiftLiteral.documentation(spec.documentation)),
      "behavior": .list(spec.behavior.arguments.map(Value.string)),
      "curve": .string(spec.curve.expression),
      "looks": .list(
        looks.map { look in
          [
            "phases": .list(look.cases.map(Value.string)),
            "value": .string(look.expression(palette, column: 6)),
          ]
        }
      ),
      "palette": .list(
        palette.colors.map { named in
          let name = SwiftLiteral.identifier(named.name)
          let column = "    static let \(name) = ".count
          return [
            "name": .string(name),
            "value": .string(PaletteModel.literal(named.color, column: column, margin: 4)),
          ]
        }
      ),
    ]
  }
}

extension ControlSpec {
  /// The named colours that the looks of the control use.
  fileprivate var paletteModel: PaletteModel {
    let used = Set(looks.flatMap { [$0.color, $0.subtitleColor, $0.background, $0.tint] })
    return PaletteModel(
      colors: palette.filter { used.contains($0.color) }
        .map { PaletteModel.Named(name: $0.name, color: $0.color) }
    )
  }
}
