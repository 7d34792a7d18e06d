import RefreshCore

extension TransitionTable {
  /// The table as a Markdown page of the documentation.
  package var page: String {
    let sections = RefreshPhase.allCases.map { from in
      "\n## From `\(from.name)`\n\n| event | when | to |\n|---|---|---|\n"
        + rows.filter { $0.from == from }.map { row in
          "| \(row.event.rawValue) | \(row.conditions.joined(separator: ", ")) | `\(row.to.name)` |\n"
        }.joined()
    }
    return """
      # The transitions

      Every phase change of the state machine, found by applying every event in every state. For each
      event, the first row whose conditions are met applies. If there is no such row, the phase does not
      change.
      \(sections.joined())
      """
  }
}
