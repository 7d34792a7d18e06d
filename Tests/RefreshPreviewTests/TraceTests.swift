import RefreshCore
import RefreshDiagnostics
import RefreshPreview
import RefreshWorld
import Testing

/// Checks that traces of version 1 are read and written.
@Suite("Traces")
struct TraceTests {
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
    let events = try [line, before].map { try Trace.read(Array("{}\n\($0)\n".utf8)).events[0] }
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

  @Test("an event is written as it is read")
  func writing() throws {
    let events: [Stimulus] = [
      .scroll(to: -70.5, dragging: true), .scroll(to: 0, dragging: false), .release, .tap,
      .content(1500), .insets(start: 64, end: 34), .viewport(400), .begin, .end(.success),
      .end(.exhausted),
      .end(.failure), .end(.cancelled), .reset, .openSecondLevel, .closeSecondLevel, .wait(0.25),
      .window(attached: false),
      .hidden(true), .hidden(false), .refreshing(true), .refreshing(false),
    ]
    var list = ListHead()
    list.offset = 12.5
    list.isInWindow = false
    let text = ([list.json] + events.map(\.json)).map(\.compactText).joined(separator: "\n")
    let trace = try Trace.read(Array(text.utf8))
    #expect(trace.list == list && trace.events == events)
  }
}
