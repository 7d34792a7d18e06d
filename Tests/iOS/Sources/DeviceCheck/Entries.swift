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
      [
        "A2", "B5", "B6", "B7", "B8", "B9", "B10", "C6", "C8", "D4", "D8", "D12", "G1", "G2", "G3",
        "G8", "H5", "H6", "H7", "S3", "S4", "S5", "S6", "S8", "S9",
      ]
    ),
    (
      "a UI test cannot make this event",
      ["D2", "D3", "D7", "D9", "D10", "H1", "H9", "H11", "H12", "H13", "T7"]
    ),
    (
      "no session makes this event yet",
      [
        "B2", "B3", "B4", "C7", "D13", "E4", "E6", "E7", "F4", "F5", "F6", "G5", "G6", "G7", "G9",
        "H2",
        "H4", "L1", "L2", "L3", "L4", "S2", "S7", "T2", "T5", "T6", "T9", "T11", "T12",
      ]
    ),
  ]
}
