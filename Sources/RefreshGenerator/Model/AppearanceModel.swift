import RefreshCore
import RefreshLanguage

/// An appearance and the phases that share it.
///
/// A class, to avoid copies of the many properties of an appearance.
final class AppearanceModel: Sendable {
  let content: PhaseAppearance
  let phases: [RefreshPhase]

  private init(_ content: PhaseAppearance, _ phases: [RefreshPhase]) {
    (self.content, self.phases) = (content, phases)
  }

  /// The distinct appearances of a control, in the order of their first phases.
  static func all(_ appearances: [PhaseAppearance]) -> [AppearanceModel] {
    var models: [(content: PhaseAppearance, phases: [RefreshPhase])] = []
    for (phase, content) in zip(RefreshPhase.allCases, appearances) {
      if let index = models.firstIndex(where: { $0.content == content }) {
        models[index].phases.append(phase)
      } else {
        models.append((content, [phase]))
      }
    }
    return models.map { AppearanceModel($0.content, $0.phases) }
  }

  /// The phases as Swift expressions.
  var cases: [String] { phases.map { $0.expression } }

  /// The appearance as a Swift expression; `column` and `margin` are as in `SwiftCall`.
  func expression(_ palette: PaletteModel, column: Int, margin: Int = 0) -> String {
    var call = SwiftCall("RefreshAppearance")
    for statement in SpecLanguage.state.statements(about: content, unlike: .initial) {
      call.add(statement, palette)
    }
    return call.text(column: column, margin: margin)
  }
}
