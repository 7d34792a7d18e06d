import DeviceCheck
import Foundation
import HostileWorld
import Testing

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

  @Test("a recording that agrees with the double is equal, and counts what nobody saw")
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
