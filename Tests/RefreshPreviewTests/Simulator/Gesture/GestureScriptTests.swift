import RefreshCore
import RefreshPreview
import RefreshWorld
import Testing

@Suite("The text of a gesture")
struct GestureScriptTests {
  @Test("the text of a gesture reads the gesture of the manual")
  func manual() throws {
    let text = "drag 0 -> -120 in 0.3s; release; wait 1s; end success"
    let steps = try GestureScript.parse(text).steps
    #expect(
      steps == [
        .drag(from: 0, to: -120, seconds: 0.3), .stimulus(.release), .stimulus(.wait(1)),
        .stimulus(.end(.success)),
      ]
    )
  }

  @Test(
    "the text of a gesture reads each step",
    arguments: [
      ("drag -54->60.5 in 300ms", .drag(from: -54, to: 60.5, seconds: 0.3)),
      ("drag +10 in 0", .drag(from: nil, to: 10, seconds: 0)),
      ("fling -1500", .fling(velocity: -1500)),
      ("flick 800", .fling(velocity: 800)),
      ("release", .stimulus(.release)),
      ("lift", .stimulus(.release)),
      ("tap", .stimulus(.tap)),
      ("wait 0.3", .stimulus(.wait(0.3))),
      ("wait 1250ms", .stimulus(.wait(1.25))),
      ("wait 0.0000004s", .stimulus(.wait(0))),
      ("wait 0.3333333s", .stimulus(.wait(0.333333))),
      ("begin", .stimulus(.begin)),
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
    ] as [(String, Gesture.Step)]
  )
  func step(text: String, step: Gesture.Step) throws {
    #expect(try GestureScript.parse(text).steps == [step])
    #expect(try GestureScript.parse("  \n\(text)\t;\n").steps == [step])
    #expect(try GestureScript.parse("begin;\(text);reset").steps.dropFirst().first == step)
  }

  @Test("the text of a gesture reads as many steps and as much time as there may be")
  func limits() throws {
    let steps = Array(repeating: "wait 0.36", count: GestureScript.maximumSteps)
    #expect(try GestureScript.parse(steps.joined(separator: ";")).steps.count == 10_000)
    #expect(try GestureScript.parse("wait 3599s; drag 0 -> 1000000 in 1s").steps.count == 2)
  }
}
