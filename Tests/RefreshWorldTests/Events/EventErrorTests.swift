import RefreshWorld
import Testing

@Suite("What is wrong with a text of events")
struct EventErrorTests {
  private static let words = """
    drag, pull, fling, touch, move, settle, wait until rest, layout, safe, write, add, scroll, \
    displace, release, cancelGesture, tap, wait, begin, refreshing, trigger, end, reset, \
    openSecondLevel, closeSecondLevel, attach, detach, hide, show, enable, disable, opposite, content, \
    inset, viewport, lift
    """
  private static let facts = "top, bottom, offset, progress, fired, completed, title, said"

  @Test(
    "is told with its place and what was expected",
    arguments: [
      ("", 1, "expected an event, one of \(words), found the end"),
      ("  ", 3, "expected an event, one of \(words), found the end"),
      (";", 1, "expected an event, one of \(words), found ';'"),
      ("begin;; end", 7, "expected an event, one of \(words), found ';'"),
      ("-> 5", 1, "expected an event, one of \(words), found '->'"),
      ("begin; dragg 0", 8, "unknown event 'dragg': expected one of \(words)"),
      ("Drag", 1, "unknown event 'Drag': expected one of \(words)"),
      ("begin now", 7, "expected ';' after the event, found 'now'"),
      ("release -> 5", 9, "expected ';' after the event, found '->'"),
      (
        "end well", 5,
        "unknown outcome 'well': expected one of success, exhausted, failure, cancelled"
      ),
      ("end success success", 13, "expected ';' after the event, found 'success'"),
      ("drag", 5, "expected an offset such as -120, found the end"),
      ("drag down", 6, "expected an offset such as -120, found 'down'"),
      ("drag 0", 7, "expected '->' or 'in' after the offset, found the end"),
      ("drag 0 to 5", 8, "expected '->' or 'in' after the offset, found 'to'"),
      ("drag 0 ->", 10, "expected an offset such as -120, found the end"),
      ("drag 0 -> 5; release", 12, "expected 'in' after the offset, found ';'"),
      ("drag 0 -> 5 -> 6", 13, "expected 'in' after the offset, found '->'"),
      ("drag 0 -> 5 in", 15, "expected a time such as 0.3s or 300ms, found the end"),
      ("drag 0 -> 5 in a moment", 16, "expected a time such as 0.3s or 300ms, found 'a'"),
      ("wait -1s", 6, "expected a time such as 0.3s or 300ms, found '-1s'"),
      ("wait 1m", 6, "expected a time such as 0.3s or 300ms, found '1m'"),
      ("wait s", 6, "expected a time such as 0.3s or 300ms, found 's'"),
      ("wait nan", 6, "expected a time such as 0.3s or 300ms, found 'nan'"),
      ("pull -1", 6, "'-1' is out of range: expected a distance from 0 to 1000000"),
      ("refreshing", 11, "expected one of off, on, found the end"),
      ("fling", 6, "expected a velocity such as -120, found the end"),
      ("fling inf", 7, "expected a velocity such as -120, found 'inf'"),
      ("fling 1e5", 7, "expected a velocity such as -120, found '1e5'"),
      ("fling 0x10", 7, "expected a velocity such as -120, found '0x10'"),
      (
        "fling -1000001", 7,
        "'-1000001' is out of range: expected a velocity from -1000000 to 1000000"
      ),
      ("content", 8, "expected an extent such as 600, found the end"),
      ("viewport -1", 10, "'-1' is out of range: expected an extent from 0 to 1000000000"),
      ("inset", 6, "expected an inset at the start such as -120, found the end"),
      ("inset 64; begin", 9, "expected an inset at the end such as -120, found ';'"),
      (
        "fling 1; wait 3600s; wait 1ms", 27,
        "the gesture is too long: expected at most 3600 seconds"
      ),
      (
        "fling 1; wait 99999999999999999999", 15,
        "the gesture is too long: expected at most 3600 seconds"
      ),
      ("bégin; x", 1, "unknown event 'bégin': expected one of \(words)"),
      ("reset; é\u{1B}[31m", 8, #"unknown event 'é\u{1B}[31m': expected one of \#(words)"#),
      // Heads, loops and facts.
      ("list 600", 9, "expected 'x' and the extent of the content, found the end"),
      ("list 600 x 2000 inset 1", 24, "expected an inset at the end such as -120, found the end"),
      ("list 600 x 2000 sideways", 17, "expected ';' after the event, found 'sideways'"),
      (
        "list 600 x 2000\ndrag 1 in 1s", 17,
        "'drag' needs a list that moves: expected 'live' in the 'list' line"
      ),
      (
        "list 600 x 2000\nwait until rest", 17,
        "'wait until rest' needs a list that moves: expected 'live' in the 'list' line"
      ),
      ("times 2.5 { begin }", 11, "expected a count such as 3, found '{'"),
      ("times 2 begin", 9, "expected '{' after the count, found 'begin'"),
      ("times 2 { begin", 1, "expected '}' at the end of 'times'"),
      ("begin; }", 8, "expected an event, one of \(words), found '}'"),
      ("begin; expect", 14, "expected a phase, or one of \(facts) with its value, found the end"),
      (
        "begin; expect busy", 15,
        "unknown fact 'busy': expected a phase first, or \(facts)"
      ),
      ("begin; expect top 4..1", 19, "expected a number or a range such as -64..-60, found '4..1'"),
      (
        "begin; expect title Loading", 21,
        "expected a text in quotes after 'title', found 'Loading'"
      ),
      ("# refreshgen events 2\nbegin", 21, "unknown version '2': expected '# refreshgen events 1'"),
    ] as [(String, Int, String)]
  )
  func message(text: String, column: Int, message: String) throws {
    let error = #expect(throws: EventError.self) { try Self.scenes(in: text) }
    #expect(error?.message == message)
    #expect(error?.offset == column - 1)
  }

  private static func scenes(in text: String) throws(EventError) -> [EventScene<LiveEvent>] {
    try EventReader.scenes(in: text, table: LiveEvent.table)
  }

  @Test("is told before too many events are read")
  func count() {
    let text = "fling 1;" + String(repeating: "begin;", count: 10_000)
    let error = #expect(throws: EventError.self) { try Self.scenes(in: text) }
    #expect(error?.message == "too many events: expected at most 10000")
    #expect(error?.offset == 60_002)
  }

  @Test("quotes no more than a line can take")
  func quotes() {
    let text = String(repeating: "x", count: 5000)
    let error = #expect(throws: EventError.self) { try Self.scenes(in: text) }
    let quote = String(repeating: "x", count: 40)
    #expect(error?.message == "unknown event '\(quote)…': expected one of \(Self.words)")
  }
}
