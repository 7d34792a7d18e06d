import RefreshPreview
import Testing

@Suite("What is wrong with the text of a gesture")
struct GestureErrorTests {
  private static let words = """
    drag, release, lift, fling, flick, tap, trigger, wait, begin, end, reset, hide, show, \
    openSecondLevel, closeSecondLevel, attach, detach, \
    content, viewport, inset
    """

  @Test(
    "is told with its place and what was expected",
    arguments: [
      ("", 1, "expected a step, one of \(words), found the end"),
      ("  ", 3, "expected a step, one of \(words), found the end"),
      (";", 1, "expected a step, one of \(words), found ';'"),
      ("begin;; end", 7, "expected a step, one of \(words), found ';'"),
      ("-> 5", 1, "expected a step, one of \(words), found '->'"),
      ("begin; dragg 0", 8, "unknown step 'dragg': expected one of \(words)"),
      ("Drag", 1, "unknown step 'Drag': expected one of \(words)"),
      ("begin now", 7, "expected ';' after the step, found 'now'"),
      ("release -> 5", 9, "expected ';' after the step, found '->'"),
      (
        "end well", 5,
        "unknown outcome 'well': expected one of success, exhausted, failure, cancelled"
      ),
      ("end success success", 13, "expected ';' after the step, found 'success'"),
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
      ("fling", 6, "expected a velocity such as -120, found the end"),
      ("fling inf", 7, "expected a velocity such as -120, found 'inf'"),
      ("fling 1e5", 7, "expected a velocity such as -120, found '1e5'"),
      ("fling 0x10", 7, "expected a velocity such as -120, found '0x10'"),
      (
        "fling -1000001", 7,
        "'-1000001' is out of range: expected a velocity from -1000000 to 1000000"
      ),
      ("content", 8, "expected an extent such as 600, found the end"),
      ("viewport -1", 10, "'-1' is out of range: expected an extent from 0 to 1000000"),
      ("inset", 6, "expected an inset at the start such as -120, found the end"),
      ("inset 64; begin", 9, "expected an inset at the end such as -120, found ';'"),
      ("wait 3600s; wait 1ms", 18, "the gesture is too long: expected at most 3600 seconds"),
      ("wait 99999999999999999999", 6, "the gesture is too long: expected at most 3600 seconds"),
      ("bégin; x", 1, "unknown step 'bégin': expected one of \(words)"),
      ("reset; é\u{1B}[31m", 8, #"unknown step 'é\u{1B}[31m': expected one of \#(words)"#),
    ] as [(String, Int, String)]
  )
  func message(text: String, column: Int, message: String) throws {
    let error = #expect(throws: GestureError.self) { try GestureScript.parse(text) }
    #expect(error?.message == message)
    #expect(error?.column == column)
  }

  @Test("is told before too many steps are read")
  func steps() {
    let text = String(repeating: "begin;", count: 10_001)
    let error = #expect(throws: GestureError.self) { try GestureScript.parse(text) }
    #expect(error?.message == "too many steps: expected at most 10000")
    #expect(error?.column == 60_001)
  }

  @Test("quotes no more than a line can take")
  func quotes() {
    let text = String(repeating: "x", count: 5000)
    let error = #expect(throws: GestureError.self) { try GestureScript.parse(text) }
    let quote = String(repeating: "x", count: 40)
    #expect(error?.message == "unknown step '\(quote)…': expected one of \(Self.words)")
  }
}
