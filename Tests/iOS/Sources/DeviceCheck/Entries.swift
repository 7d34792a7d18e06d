// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The entries of the catalog of events, and the recordings that decide them.
public enum Entries {
  /// The entries that a probe or a check decides.
  public static var decided: Set<String> {
    Set(Probe.all.flatMap(\.entries) + Check.all.flatMap(\.entries))
  }

  /// The entries that no recording decides, with the reason.
  public static let undecided: [(entry: String, reason: String)] = [
    (
      "H13",
      "haptics and announcements come at the wrong time; neither a UI test nor an app notices"
    ),
    ("U4", "a recording does not show when a frame is drawn"),
    ("U6", "no session takes the system's control out of a sheet"),
    ("U8", "a UI test has no second finger during a drag"),
    ("U9", "no session flings the list back from past its edge"),
    ("U10", "no session has a feed of pages"),
  ]

  /// The parts of decided entries that no recording decides.
  public static let undecidedParts: [(entry: String, reason: String)] = [
    ("D7", "the scroll of a UI test may be that of a trackpad, not of a wheel"),
    ("D9", "the app asks the list for its pages, since VoiceOver does not run"),
    ("D10", "a UI test presses keys, but cannot turn on Switch Control or Full Keyboard Access"),
    ("G9", "the direction of a list does not change during a refresh"),
    ("H1", "a list is not released by another thread, nor in a callback"),
    ("H11", "a UI test cannot turn on Reduce Motion or Low Power Mode"),
    ("H12", "the display scale does not change, since a simulator has one screen"),
    ("T7", "the app performs the action of the list, since VoiceOver does not run"),
  ]

  /// Both, as a list in Markdown.
  public static var gaps: String {
    let lines =
      undecided.map { "- \($0.entry): \($0.reason)." }
      + undecidedParts.map { "- \($0.entry), a part: \($0.reason)." }
    return lines.joined(separator: "\n")
  }
}
