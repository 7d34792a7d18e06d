import RefreshCore
import RefreshPreview
import RefreshWorld
import Testing

/// Checks that traces are read in their old words and in those of gestures.
@Suite("Words of traces")
struct TraceWordTests {
  @Test(
    "an event has the word of a gesture, or an older one",
    arguments: [
      (#"{"e":"release"}"#, #"{"e":"drop"}"#), (#"{"e":"wait","s":1}"#, #"{"e":"advance","s":1}"#),
      (#"{"e":"end","outcome":"success"}"#, #"{"e":"end"}"#),
      (#"{"e":"end","outcome":"exhausted"}"#, #"{"e":"endNoMore"}"#),
      (#"{"e":"end","outcome":"failure"}"#, #"{"e":"fail"}"#),
      (#"{"e":"end","outcome":"cancelled"}"#, #"{"e":"cancel"}"#),
    ]
  )
  func words(of line: String, before: String) throws {
    let events = try [line, before].map { try Trace.read(Array("{}\n\($0)\n".utf8)).steps[0].event }
    #expect(events[0] == events[1])
    #expect("\(events[1].json)" == "\(events[0].json)")
  }

  @Test("an unknown outcome is an error that lists the known ones")
  func unknown() {
    let error = #expect(throws: TraceError.self) {
      try Trace.read(Array("{}\n{\"e\":\"end\",\"outcome\":\"done\"}\n".utf8))
    }
    #expect(
      error?.message
        == "invalid 'outcome': expected one of success, exhausted, failure, cancelled"
    )
  }
}
