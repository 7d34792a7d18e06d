import RefreshCore

extension TransitionTable {
  /// The table as a page of the documentation, in Markdown.
  package var page: String {
    let sections = RefreshPhase.allCases.map { from in
      "\n## From `\(from.name)`\n\n| event | when | to |\n|---|---|---|\n"
        + rows.filter { $0.from == from }.map { row in
          "| \(row.event.rawValue) | \(row.conditions.joined(separator: ", ")) | `\(row.to.name)` |\n"
        }.joined()
    }
    return """
      # The transitions

      Every change of phase of the state machine, found by taking every event in every state. Of the
      rows for one event the first that applies decides; without one that applies, the phase stays.
      \(sections.joined())
      """
  }
}
