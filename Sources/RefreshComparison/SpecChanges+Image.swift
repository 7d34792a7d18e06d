import RefreshCore
import RefreshExploration
import RefreshLanguage
import RefreshPreview
import RefreshWorld

extension SpecChanges {
  /// An image of both versions at the moments that differ.
  package var svg: String {
    VersionSheet(rows: changed.flatMap { Self.rows(of: $0.changes) }).svg
  }

  private static func rows(of changes: ControlChanges) -> [VersionSheet.Row] {
    var rows: [VersionSheet.Row] = []
    let sentences = BehaviorSentences(changes: changes)
    if case .different(let difference) = changes.comparison {
      let states = [difference.after.old, difference.after.new].map(\.machine.visibleState)
      rows.append(
        VersionSheet.Row(
          caption: "\(changes.new.name): \(sentences.all.last ?? "")",
          old: (changes.old, states[0]),
          new: (changes.new, states[1])
        )
      )
    }
    return rows
      + changes.changedStates.map { state in
        VersionSheet.Row(
          caption: "\(changes.new.name): \(state.name)",
          old: (changes.old, state),
          new: (changes.new, state)
        )
      }
  }
}
