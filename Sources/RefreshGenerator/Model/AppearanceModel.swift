import RefreshCore
import RefreshLanguage

/// An appearance and the phases that share it.
struct AppearanceModel: Sendable {
  let content: PhaseAppearance
  let states: [RefreshState]

  private init(_ content: PhaseAppearance, _ states: [RefreshState]) {
    (self.content, self.states) = (content, states)
  }

  /// The distinct appearances of a control, in the order of their first phases.
  ///
  /// Views of the app are ignored: they are generated separately, and tests run without them.
  static func all(_ appearances: [PhaseAppearance]) -> [AppearanceModel] {
    var models: [(content: PhaseAppearance, states: [RefreshState])] = []
    for (state, var content) in zip(RefreshState.allCases, appearances) {
      content.view = nil
      if let index = models.firstIndex(where: { $0.content == content }) {
        models[index].states.append(state)
      } else {
        models.append((content, [state]))
      }
    }
    return models.map { AppearanceModel($0.content, $0.states) }
  }

  /// The states as Swift expressions.
  var cases: [String] { states.map { $0.expression } }

  /// The states as the patterns of a `case` that starts at `column`, on one or more lines.
  func patterns(column: Int) -> String {
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

  /// The appearance as a Swift expression that starts at `column`.
  func expression(_ palette: PaletteModel, column: Int) -> String {
    var call = SwiftCall("RefreshAppearance")
    for statement in content.statements {
      call.add(statement, palette)
    }
    return call.text(column: column)
  }
}
