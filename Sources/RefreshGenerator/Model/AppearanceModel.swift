import RefreshCore
import RefreshLanguage

/// An appearance and the states that share it.
struct AppearanceModel: Sendable {
  /// The appearance, without a view of the app.
  let content: PhaseAppearance
  /// The states, in their order.
  private(set) var states: [RefreshState]
  /// The arguments of the appearance, in the order of the schema.
  private let statements: [Statement]

  /// The distinct appearances of a control, in the order of their first states.
  ///
  /// Views of the app are ignored: they are generated separately, and tests run without them.
  static func all(of appearances: [StatedAppearance]) -> [AppearanceModel] {
    var models: [AppearanceModel] = []
    for stated in appearances {
      var content = stated.appearance
      content.view = nil
      if let index = models.firstIndex(where: { $0.content == content }) {
        models[index].states += stated.states
        models[index].states.sort { $0.rawValue < $1.rawValue }
      } else {
        models.append(
          AppearanceModel(
            content: content,
            states: stated.states,
            statements: stated.statements
          )
        )
      }
    }
    // The appearance at rest comes last, since it is also that of all other states.
    return models.indices.sorted { models[$0].order < models[$1].order }.map { models[$0] }
  }

  private var order: UInt8 { isDefault ? .max : states[0].rawValue }

  /// Whether the control shows the appearance at rest, and in all states that no `case` names.
  private var isDefault: Bool { states.contains(.idle) }

  /// The colors with the keys that set them.
  var colors: [(key: String, color: RefreshColor)] {
    statements.compactMap { statement in
      statement.value?.color.map { (statement.path, Palette().resolve($0)) }
    }
  }

  /// The states as Swift expressions.
  var cases: [String] { states.map { $0.expression } }

  /// The states as the label of a `switch`, on one or more lines.
  var label: String { isDefault ? "default" : "case " + patterns(column: "    case ".width) }

  /// The states as the patterns of a `case` that starts at `column`, on one or more lines.
  private func patterns(column: Int) -> String {
    var (text, width) = ("", column)
    let cases = cases
    for (index, pattern) in cases.enumerated() {
      // The last `1` is for the comma or colon after the pattern.
      if index > 0, width + 1 + pattern.width + 1 > SwiftCall.widestLine {
        width = column - "case ".width + 2
        text += "\n" + String(repeating: " ", count: width)
      } else if index > 0 {
        text += " "
        width += 1
      }
      text += pattern + (index < cases.count - 1 ? "," : "")
      width += pattern.width + 1
    }
    return text
  }

  /// The arguments of the appearance with their labels, as Swift code.
  func arguments(in palette: PaletteModel) -> [AppearanceCode.Argument] {
    statements.map {
      ($0.argument.label, SwiftLiteral.expression($0.value, as: $0.key.type, palette: palette))
    }
  }
}
