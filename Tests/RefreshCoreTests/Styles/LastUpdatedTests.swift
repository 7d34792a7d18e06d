import RefreshCore
import Testing

@Suite("The line with the time of the last refresh")
struct LastUpdatedTests {
  @Test(
    "the first placeholder of the format is replaced by the time",
    arguments: [
      ("%@", "9:41"), ("Updated %@", "Updated 9:41"), ("%@!", "9:41!"), ("%%@", "%9:41"),
      ("%@ %@", "9:41 %@"), ("Updated", "Updated"), ("%", "%"), ("", ""),
      ("e\u{301}%@\u{301}", "e\u{301}9:41\u{301}"),
    ]
  )
  func placeholder(format: String, line: String) {
    #expect(RefreshLastUpdated(key: "feed", format: format).line("9:41") == line)
  }

  @Test("without a refresh, the text for never is the whole line, or the line is hidden")
  func never() {
    let never = "Not updated %@ yet"
    #expect(RefreshLastUpdated(key: "feed", format: "At %@", never: never).line(nil) == never)
    #expect(RefreshLastUpdated(key: "feed", format: "At %@").line(nil) == nil)
  }
}
