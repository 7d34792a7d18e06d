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
}
