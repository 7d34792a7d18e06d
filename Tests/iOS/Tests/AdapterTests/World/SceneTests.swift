import HostileWorld
import RefreshWorld
import Testing
import UIKit

/// The ids of the catalog of events that lists cause; the test of the catalog requires a scene for each.
private let entries = [
  // Numbers.
  "A1", "A2", "A3", "A4",
  // Insets and who writes them.
  "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
  // Offsets, clamping and motion.
  "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11",
  // Fingers, and what is none.
  "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12", "D13",
  // Bars.
  "E1", "E2", "E3", "E4", "E5", "E6", "E7",
  // Keyboards.
  "F1", "F2", "F3", "F4", "F5", "F6",
  // Content.
  "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9",
  // Hierarchy and life.
  "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "H11", "H12", "H13",
  // Second levels.
  "L1", "L2", "L3", "L4",
  // SwiftUI.
  "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
  // Bars within a scroll, sheets, anchors, senses and threads.
  "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T9", "T10", "T11", "T12",
  // Titles that do both, rows above, and the end of a turn.
  "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10",
  // What controls do in a list that nothing disturbs.
  "K1", "K2", "K3", "K4",
]

/// What real lists, their owners and their surroundings do, under all settings of what is not known.
@MainActor
@Suite("A hostile world")
struct SceneTests {
  /// `make world` and `make bugs` play the scenes under all settings, in an optimized build.
  @Test(
    "a hostile world leaves each scene of the catalog holding, in a build for debugging",
    arguments: entries
  )
  func scene(id: String) {
    for scene in Scenes.all where scene.id == id {
      for switches in Switches.pairwise.prefix(2) {
        let failures = scene.failures(under: switches)
        #expect(failures.isEmpty, "\(scene.title), under \(switches)")
      }
    }
    #expect(ForeignScenes.problems(id).isEmpty)
  }

  @Test("a hostile world has a scene for each entry of the catalog")
  func catalog() {
    let ids = Set(Scenes.all.map(\.id))
    #expect(entries.filter { !ids.contains($0) } == [])
    #expect(ids.subtracting(entries) == [])
  }

  @Test("a hostile world leaves each scene that the fuzzer has found holding")
  func found() {
    #expect(SceneFile.found.count >= 107)
    for (title, scenes) in SceneFile.found {
      for scene in scenes { #expect(scene.failure() == nil, "\(title)") }
    }
  }

  @Test("a hostile world shares scenes with the live list, in which they hold, too")
  func bodies() {
    #expect(SceneFile.failuresInLiveList() == [])
  }

  @Test("a hostile world reads each random scene as it prints it")
  func text() {
    #expect(RandomScene.rereads(500))
  }

  @Test("a hostile world reads each scene of its files as it prints it")
  func files() throws {
    for (title, scenes) in SceneFile.catalog + SceneFile.found {
      for scene in scenes {
        #expect(try RandomScene.scenes(in: scene.text).map(\.text) == [scene.text], "\(title)")
      }
    }
  }

  @Test(
    "a hostile world refuses a wrong scene",
    arguments: [
      ("top: content 300", "this event happens to no control: expected no edge"),
      ("begin", "which control? Expected an edge before the event: top:, bottom:"),
      ("leap 3", "unknown event 'leap': expected one of touch, "),
      ("keyboard 300 wide", "unknown keyboard 'wide': expected one of any, system, "),
      ("top: begin ~ idle", "expected an event or 'expect'"),
      ("top: begin ~ unseen", "expected an event or 'expect'"),
      ("expect top: felt 3", "unknown fact 'felt': expected a phase first, or top, bottom, "),
    ]
  )
  func mistakes(line: String, message: String) throws {
    let head =
      "control top StandardHeader\ncontrol bottom PullFooter\nlist 844 x 3000 bars 100 34\n"
    let error = #expect(throws: EventError.self) { try RandomScene.scenes(in: head + line) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test(
    "a hostile world refuses the wrong head of a scene",
    arguments: [
      ("set clamping never", "expected one of atLayout, atOnce, atTouch"),
      ("set gravity low", "expected one of across, bar, kind, "),
      ("control top Nothing", "expected a design of the scenes, not 'Nothing'"),
      ("list 600 x 2000 inset 64 34", "expected 'list 844 x CONTENT bars TOP BOTTOM'"),
    ]
  )
  func mistakes(head: String, message: String) throws {
    let list = head.hasPrefix("list") ? "" : "list 844 x 3000 bars 100 34\n"
    let error = #expect(throws: EventError.self) {
      try RandomScene.scenes(in: "\(head)\n\(list)layout\n")
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("a hostile world reads an event without its number before another event and before a brace")
  func omitted() throws {
    let head = "control top StandardHeader\nlist 844 x 3000 bars 100 34\n"
    let scene = try #require(
      RandomScene.scenes(in: head + "times 2 { touch; move 9; lift }; touch; move 9; lift & begin")
        .first
    )
    #expect(scene.text.hasSuffix("touch; move 9; lift & top: begin\n"))
  }

  @Test("a hostile world holds in events at random")
  func random() {
    #expect(Fuzzer.firstFailure(events: 5000, from: 1) == nil)
  }

  @Test("a hostile world draws each option of a behavior")
  func options() {
    #expect(RandomOptions.constant == [])
  }

  @Test("a hostile world meets any two settings of any two switches")
  func pairs() {
    #expect(Switches.pairwise.count >= 9)
  }
}
