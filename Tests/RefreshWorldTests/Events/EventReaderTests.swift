import RefreshCore
import RefreshWorld
import TestSupport
import Testing

@testable import RefreshTesting

@Suite("A text of events")
struct EventReaderTests {
  @Test("a text of events has the gesture of the manual")
  func manual() throws {
    let text = "drag 0 -> -120 in 0.3s; release; wait 1s; end success"
    #expect(
      try LiveEvent.events(text) == [
        .drag(from: 0, to: -120, seconds: 0.3), .stimulus(.release), .stimulus(.wait(1)),
        .stimulus(.end(.success)),
      ]
    )
  }

  @Test(
    "a text of events has each step",
    arguments: [
      ("drag -54->60.5 in 300ms", .drag(from: -54, to: 60.5, seconds: 0.3)),
      ("drag +10 in 0", .drag(from: nil, to: 10, seconds: 0)),
      ("fling -1500", .fling(velocity: -1500)),
      ("pull 80", .pull(80)),
      ("wait until rest", .rest),
      ("cancelGesture", .stimulus(.cancelGesture)),
      ("scroll -70.5 finger", .stimulus(.scroll(to: -70.5, dragging: true))),
      ("displace 3", .stimulus(.displace(to: 3, dragging: false))),
      ("trigger", .stimulus(.triggered)),
      ("opposite busy", .stimulus(.opposite(isBusy: true))),
      ("enable", .stimulus(.enabled(true))),
      ("release", .stimulus(.release)),
      ("lift", .stimulus(.release)),
      ("tap", .stimulus(.tap)),
      ("wait 0.3", .stimulus(.wait(0.3))),
      ("wait 1250ms", .stimulus(.wait(1.25))),
      ("begin", .stimulus(.begin)),
      ("refreshing on", .stimulus(.refreshing(true))),
      ("refreshing off", .stimulus(.refreshing(false))),
      ("end", .stimulus(.end(.success))),
      ("end success", .stimulus(.end(.success))),
      ("end exhausted", .stimulus(.end(.exhausted))),
      ("end failure", .stimulus(.end(.failure))),
      ("end cancelled", .stimulus(.end(.cancelled))),
      ("reset", .stimulus(.reset)),
      ("openSecondLevel", .stimulus(.openSecondLevel)),
      ("closeSecondLevel", .stimulus(.closeSecondLevel)),
      ("hide", .stimulus(.hidden(true))),
      ("show", .stimulus(.hidden(false))),
      ("attach", .stimulus(.window(attached: true))),
      ("detach", .stimulus(.window(attached: false))),
      ("content 1500", .stimulus(.content(1500))),
      ("viewport 400.5", .stimulus(.viewport(400.5))),
      ("inset 64 -34", .stimulus(.insets(start: 64, end: -34))),
    ] as [(String, LiveEvent)]
  )
  func event(text: String, event: LiveEvent) throws {
    #expect(try LiveEvent.events(text) == [event])
    #expect(try LiveEvent.events("  \n\(text)\t;\n") == [event])
    #expect(try LiveEvent.events("begin;\(text) # or not\nreset").dropFirst().first == event)
  }

  @Test("a text of events has scenes with heads, loops, expectations and comments")
  func scenes() throws {
    let scenes = try EventReader.scenes(
      in: """
        # refreshgen events 1
        # Two lists.
        spec preset: mjrefresh-header; # kept
        list 600 x 2000 inset 64 34 bars 10 0 at -64 detached
        scroll -70.5 finger & release => armed top 118 ~ willRefresh ahead 1 0 by gesture
        expect top: fired 1 top 60..64.5 title "Loading\\n…" offset -64 exactly
        list 400 x 100 live
        times 2 { begin; times 2 { end failure } }
        """,
      table: LiveEvent.table
    )
    #expect(
      scenes.map(\.spec)
        == Array(repeating: [" preset: mjrefresh-header; # kept".dropFirst().description], count: 2)
    )
    #expect(scenes[0].list.line == "list 600 x 2000 inset 64 34 bars 10 0 at -64 detached")
    #expect(scenes[1].list.line == "list 400 x 100 inset 0 0 live")
    let line = scenes[0].lines[0]
    #expect(line.events.map(LiveEvent.table.text) == ["scroll -70.5 finger", "release"])
    #expect("\(line.recorded) ~ \(line.other)" == "armed top 118 ~ willRefresh")
    #expect(line.ahead == [1, 0] && line.reasons == ["gesture"])
    let expected = scenes[0].lines[1]
    #expect(expected.edge == .top)
    #expect(
      "\(expected.expected)" == #"fired 1 top 60..64.5 title "Loading\n…" offset -64 exactly"#
    )
    #expect(
      scenes[1].events.map(LiveEvent.table.text) == [
        "begin", "end failure", "end failure", "begin", "end failure", "end failure",
      ]
    )
  }

  @Test("printed events are read again", arguments: 1...4 as ClosedRange<UInt64>)
  func printing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let behavior = RefreshBehavior(
      edge: .top,
      height: 54,
      trigger: RefreshTrigger(when: .release, distance: .points(54), releasedBy: .lift),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
    var stimuli = RandomStimuli(behavior: behavior, seed: seed)
    for _ in 0..<3_000 {
      let event =
        random.index(below: 2) == 0
        ? try LiveEvent.events(random.event())[0] : .stimulus(stimuli.next())
      #expect(try LiveEvent.events(LiveEvent.table.text(of: event)) == [event])
    }
  }

  @Test("a text of events has as many events and as much time as there may be")
  func limits() throws {
    let text = "fling 0;" + Array(repeating: "wait 0.36", count: 9_999).joined(separator: ";")
    #expect(try LiveEvent.events(text).count == 10_000)
    #expect(try LiveEvent.events("wait 3599s; drag 0 -> 1000000 in 1s").count == 2)
  }
}
