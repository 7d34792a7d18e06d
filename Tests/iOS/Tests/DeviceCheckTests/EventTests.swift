import DeviceCheck
import DeviceSteps
import Foundation
import HostileWorld
import RefreshTesting
import Testing
import UIKit

/// The scenes that the UI test of the device check plays by touches.
@MainActor
@Suite("Events for devices")
struct EventTests {
  @Test("each scene of the device check holds on the double")
  func scenes() {
    #expect(SceneFile.devices.count >= 24)
    for (file, scenes) in SceneFile.devices {
      #expect(!scenes.isEmpty)
      for scene in scenes { #expect(scene.failure() == nil, "\(file.lastPathComponent)") }
    }
  }

  @Test("each scene can be played by a UI test and the app, which see what the double shows")
  func recordings() throws {
    for (file, _) in SceneFile.devices {
      let name = file.lastPathComponent
      let steps = try EventSteps(String(contentsOf: file, encoding: .utf8))
      let recording = try Self.record(steps)
      let comparison = try SceneComparison(of: recording, in: name)
      #expect(comparison.differences == [])
      #expect(comparison.equal > 0, "\(name)")
      // Of a finger, only the rest is seen.
      let events = steps.steps.flatMap(\.events)
      let unseen = events.count { $0 == "touch" || $0.hasPrefix("lift") || $0 == "cancelGesture" }
      #expect(comparison.unseen == unseen + (name == "fling.events" ? 1 : 0), "\(name)")
      #expect(comparison.equal + comparison.unseen == events.count, "\(name)")
      let bent = try SceneComparison(of: recording.replacing("fired 0", with: "fired 2"), in: name)
      #expect(recording.contains("fired 0") == !bent.differences.isEmpty, "\(name)")
    }
  }

  /// Plays a scene as the UI test does, with the list of the app, on the double.
  static func record(_ steps: EventSteps) throws -> String {
    let head = try #require(steps.values(of: "list").first).split(separator: " ")
    let content = try #require(Double(head[2]))
    let top = try #require(Double(head[4]))
    let world = DeviceScene(content: content, top: top)
    let list = try EventList(
      world.list,
      controls: steps.values(of: "control"),
      clock: world.clock
    ) {
      var insets = world.list.systemInsets
      insets.top = $0
      world.list.setSystemInsets(insets)
    }
    for event in steps.appEvents { try list.check(event) }
    func frame() {
      world.outside("frame") { _ in list.frame(at: world.clock.now) }
      world.turn()
    }
    func settle() {
      world.wait(1)
      world.rest()
    }
    var facts: [[String?]] = []
    for (step, _) in steps.steps {
      let before = list.log.count
      switch step {
      case .drag(let distance, let held, let velocity):
        if !held.isEmpty { list.hold() }
        for event in held { list.perform(event) }
        world.touch()
        world.outside("move") { $0.fingerMoves(by: distance) }
        world.turn()
        if velocity == 0 {
          for _ in 0..<60 {
            frame()
            world.wait(1.0 / 60)
          }
        }
        world.lift(velocity: velocity)
        frame()
        facts.append([nil] + list.log[before...].map { $0 })
      case .app(let event, let settles):
        world.outside(event) { _ in list.perform(event) }
        world.turn()
        frame()
        if settles { settle() }
        facts.append([settles ? list.facts : list.log.last])
      case .wait(let seconds):
        world.wait(seconds)
        facts.append([list.facts])
      case .rest:
        world.rest()
        facts.append([list.facts])
      case .rotate(let isLandscape):
        world.outside("rotate") {
          let (width, height) = isLandscape ? (844.0, 390.0) : (390, 844)
          $0.frame = CGRect(x: 0, y: 0, width: width, height: height)
          var insets = $0.systemInsets
          insets.top = isLandscape ? 53 : top
          $0.setSystemInsets(insets)
          $0.contentSize = CGSize(width: width, height: isLandscape ? 2600 : 3000)
        }
        world.turn()
        settle()
        facts.append([list.facts])
      }
    }
    return steps.recording(facts)
  }

  @Test(
    "a line that a UI test cannot play is refused with its place",
    arguments: [
      ("pinch 2", "line 3: 'pinch 2' is nothing that a UI test can do"),
      ("touch; move 30; move 20; lift", "line 3: 'move 20' is nothing that a UI test can do"),
      ("times 2 { begin }", "line 3: 'times 2 { begin }' is nothing that a UI test can do"),
      ("rotate 3", "line 3: 'rotate 3' is nothing that a UI test can do"),
      ("touch; wait 1s", "line 3: 'wait 1s' is nothing that a UI test can do"),
      ("touch; move 30; begin; lift 900", "line 3: 'lift 900' is nothing that a UI test can do"),
      ("touch; move 30", "a finger that never lifts"),
    ]
  )
  func refused(line: String, message: String) {
    let head = "control top DeviceHeader\nlist 844 x 3000 bars 200 34\n"
    let error = #expect(throws: EventSteps.Refusal.self) { try EventSteps(head + line) }
    #expect(error?.description == message)
  }

  @Test(
    "an event that the app does not know is refused",
    arguments: ["leap 3", "top: begin", "end soon", "content", "keyboard 300", "begin & leap 3"]
  )
  func unknown(event: String) throws {
    let world = DeviceScene()
    let list = try EventList(world.list, controls: ["bottom DeviceFooter"], clock: world.clock) {
      _ in
    }
    let error = #expect(throws: EventList.Unknown.self) { try list.check(event) }
    #expect(error?.description == event)
  }

  @Test(
    "a control that the app does not have is refused",
    arguments: ["top StandardHeader", "bottom DeviceHeader", "top DeviceHeader, StandardHeader"]
  )
  func controls(name: String) {
    let error = #expect(throws: EventList.Unknown.self) {
      try EventList(DeviceScene().list, controls: [name]) { _ in }
    }
    #expect(error?.description == "control \(name)")
  }

  @Test("what was not seen is unseen in a recording")
  func unseen() throws {
    let steps = try EventSteps(
      "list 844 x 3000 bars 200 34\ntouch; move 30; lift\nbegin; wait 1s\n"
    )
    #expect(
      steps.recording([[nil, "pulling"], ["refreshing"]]) == """
        list 844 x 3000 bars 200 34
        touch ~ unseen
        move 30 ~ pulling
        lift ~ unseen
        begin ~ refreshing
        wait 1s ~ unseen

        """
    )
  }
}

/// Recordings of devices beside the double.
@MainActor
@Suite("A recording of a device")
struct ComparisonTests {
  /// A recording, such as the UI test writes it.
  private let recording = """
    # refreshgen events 1
    # Recorded on iOS 26.5, iPhone18,1

    # pull-100
    control top DeviceHeader
    list 844 x 3000 bars 200 34
    touch ~ unseen
    move 205 ~ armed top 0 bottom 0 offset -292.333 fired 0 completed 0
    lift ~ unseen
    wait 2s ~ refreshing top 60 bottom 0 offset -260 fired 1 completed 0

    # away
    control top DeviceHeader
    list 844 x 3000 bars 200 34
    scroll 500 ~ idle top 0 bottom 0 offset 500 fired 0 completed 0

    """

  private func compared(_ was: String = "", _ now: String = "") throws -> SceneComparison {
    try SceneComparison(of: recording.replacingOccurrences(of: was, with: now), in: "a.events")
  }

  @Test("a recording that agrees with the double is equal, and counts the events that are unseen")
  func equal() throws {
    let comparison = try compared()
    #expect(comparison.isEqual && comparison.differences == [])
    #expect((comparison.equal, comparison.unseen, comparison.rough) == (3, 2, 1))
    #expect(
      comparison.summary
        == "3 events compared: 3 equal, 0 different; 2 unseen; 1 offsets under a finger within 30 points"
    )
  }

  @Test("a fact that differs is printed with its place, theirs and ours")
  func different() throws {
    let bent = [
      ("offset 500", "offset 480", ["a.events:15: scroll 500: theirs offset 480, ours offset 500"]),
      ("~ armed", "~ pulling", ["a.events:8: move 205: theirs pulling, ours armed"]),
      (
        "top 60 bottom 0 offset -260 fired 1", "top 0 bottom 0 offset -260 fired 2",
        ["a.events:10: wait 2s: theirs top 0 fired 2, ours top 60 fired 1"]
      ),
      (
        "-292.333", "-250",
        ["a.events:8: move 205: theirs offset -250, ours offset -299.3333333333333"]
      ),
    ]
    for (was, now, differences) in bent {
      let comparison = try compared(was, now)
      #expect(comparison.differences == differences)
      #expect(!comparison.isEqual && comparison.equal == 2)
    }
  }

  @Test("a recording in which nothing was seen is not equal")
  func unseen() throws {
    let text = "control top DeviceHeader\nlist 844 x 3000 bars 200 34\nbegin ~ unseen\nwait 1s\n"
    let comparison = try SceneComparison(of: text, in: "a.events")
    #expect(!comparison.isEqual)
    #expect((comparison.equal, comparison.unseen) == (0, 2))
  }

  @Test("a recording with a word that the double lacks is refused with its place")
  func unreadable() throws {
    let error = #expect(throws: SceneComparison.Unreadable.self) {
      try compared("scroll 500", "leap 500")
    }
    #expect(error?.description.hasPrefix("a.events:15: unknown event 'leap'") == true)
  }
}
