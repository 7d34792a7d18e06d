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

      This page lists the phase changes of the state machine. The tool finds them by applying each event
      of the page in every state. For each event, the first row whose conditions are met applies. If
      there is no such row, the phase does not change. The page omits gestures that the system cancels,
      and changes of the content, the insets and the offset that are not scrolls.

      | condition | meaning |
      |---|---|
      | able to trigger | the list is on screen, and the control is enabled, visible, and not blocked by a refresh at the opposite edge |
      | threshold | the trigger distance; with `when: reach`, the place that `visible` and `preload` set |
      | before the edge | scrolled into the content, away from the edge that has the control |
      | at the edge | scrolled exactly to the edge that has the control |
      | outward | the scroll moves the list in the direction of a pull |
      | new drag | a drag that began after the last refresh ended or the second level opened, or that has been below the threshold since |
      | reveal running, minimum time running | the reveal animation, or the time `minimumVisible`, is not over |
      | no end yet | the control waits until the app calls `end` |
      | end delay running | `end` was called, and the time `endDelay` is not over |
      | ended with success, ended with failure, ended without more data | the refresh has this outcome; a cancellation counts as a success, and a timeout as a failure |
      \(sections.joined())
      """
  }
}
