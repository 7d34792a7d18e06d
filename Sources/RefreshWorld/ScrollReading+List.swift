package import RefreshCore

extension ScrollReading {
  /// A list of several screens that rests at its start, below a navigation bar and above a home
  /// indicator: the list of generated tests.
  package static let list = ScrollReading(
    offset: -64,
    viewport: 600,
    content: 2000,
    start: 64,
    end: 34
  )
}
