import RefreshCore
import RefreshLanguage

/// A look together with the phases that share it.
///
/// A class, since a look has many parts that would be copied wherever it is passed on.
final class LookModel: Sendable {
  let look: LookSpec
  let phases: [RefreshPhase]

  private init(_ look: LookSpec, _ phases: [RefreshPhase]) {
    (self.look, self.phases) = (look, phases)
  }

  /// The looks of a control by phase, each once, in the order of their first phase.
  static func all(_ looks: [LookSpec]) -> [LookModel] {
    var models: [(look: LookSpec, phases: [RefreshPhase])] = []
    for (phase, look) in zip(RefreshPhase.allCases, looks) {
      if let index = models.firstIndex(where: { $0.look == look }) {
        models[index].phases.append(phase)
      } else {
        models.append((look, [phase]))
      }
    }
    return models.map { LookModel($0.look, $0.phases) }
  }

  /// The cases of the phases.
  var cases: [String] { phases.map { $0.expression } }

  /// The look as a Swift expression; `column` and `margin` are as in `SwiftCall`.
  func expression(_ palette: PaletteModel, column: Int, margin: Int = 0) -> String {
    var call = SwiftCall("RefreshAppearance")
    add("title", look.title, SwiftLiteral.string, to: &call)
    add("subtitle", look.subtitle, SwiftLiteral.string, to: &call)
    add("color", look.color, palette.expression, to: &call)
    add("subtitleColor", look.subtitleColor, palette.expression, to: &call)
    add("background", look.background, palette.expression, to: &call)
    add("tint", look.tint, palette.expression, to: &call)
    add("symbol", look.symbol, SwiftLiteral.string, to: &call)
    add("image", look.image, SwiftLiteral.string, to: &call)
    add("arrow", look.arrow, \.expression, to: &call)
    add("indicator", look.indicator, \.expression, to: &call)
    add("font", look.font, \.expression, to: &call)
    if !look.images.isEmpty {
      call.add("images", SwiftLiteral.list(look.images.map(SwiftLiteral.string)))
    }
    add("frameDuration", look.frameDuration, SwiftLiteral.number, to: &call)
    add("accessibility", look.accessibility, SwiftLiteral.string, to: &call)
    return call.text(column: column, margin: margin)
  }

  private func add<Part>(
    _ label: String,
    _ part: Part?,
    _ text: (Part) -> String,
    to call: inout SwiftCall
  ) {
    if let part { call.add(label, text(part)) }
  }
}
