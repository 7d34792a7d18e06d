// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The entries of the catalog of events, and the recordings that decide them.
public enum Entries {
  /// The entries that a probe or a check decides.
  public static var decided: Set<String> {
    Set(Probe.all.flatMap(\.entries) + Check.all.flatMap(\.entries))
  }

  /// The entries that no recording decides, by reason.
  public static let undecided: [(reason: String, entries: [String])] = [
    (
      "apps and other libraries cause this event: the test doubles play it, and no session does",
      ["S4", "S6"]
    ),
    (
      "a UI test cannot make this event",
      ["D2", "D4", "D7", "D9", "D10", "H1", "H9", "H11", "H12", "H13", "T7"]
    ),
    (
      "no session makes this event yet",
      ["G9", "S2", "T11"]
    ),
  ]
}
