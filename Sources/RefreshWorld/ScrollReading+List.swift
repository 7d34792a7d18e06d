package import RefreshCore

extension ScrollReading {
  /// The list of generated tests: several screens long, and at rest at its start.
  ///
  /// Its insets leave room for a navigation bar and a home indicator.
  package static let list = ScrollReading(
    offset: -64,
    viewport: 600,
    content: 2000,
    start: 64,
    end: 34
  )

  /// The list of generated tests at rest at the edge of a control, and longer than its preload.
  package static func list(for behavior: RefreshBehavior) -> ScrollReading {
    var list = list
    list.content += behavior.trigger.preload.points
    list.offset = behavior.rest(in: list)
    return list
  }
}
