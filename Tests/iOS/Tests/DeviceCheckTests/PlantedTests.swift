import DeviceCheck
import DeviceSessions
import Testing

/// Differences between a device and the double that are planted in a report of the double.
@MainActor
@Suite("Planted differences")
struct PlantedTests {
  private static let report = Result { try ReportCommand.ofDouble() }
  private typealias Plant = (DeviceSession, @MainActor (inout DeviceReport.Recording) -> Void)

  /// The finding that each planted difference causes.
  private static let plants: [(finding: String, plant: Plant)] = [
    (
      "differs: UIKit, in writes: scale, how many pixels a point has: 2.0, not 3.0",
      (.writes, { $0.scene.scale = 2 })
    ),
    ("differs: UIKit, in writes: observersFirst", (.writes, swapNotices)),
    ("differs: UIKit, in writes: frameOrder", (.writes, { $0.lines.removeAll { $0.n == "turn" } })),
    (
      "differs: UIKit, in writes: completion",
      (.writes, { $0.lines.removeAll { $0.n == "completion" } })
    ),
    (
      "differs: UIKit, in largeTitle: largeTitle",
      (.largeTitle, { changePans(&$0) { $0.adjusted.top += 40 } })
    ),
    ("differs: UIKit, in heldInset: lateDragging", (.heldInset, { stopDragging(&$0) })),
    (
      "undecided: UIKit, in keyboard: keyboard",
      (.keyboard, { $0.lines.removeAll { $0.n == "writes" } })
    ),
    (
      "differs: control, in pull: one gesture runs the action once, and nothing else does: "
        + "the action ran 2 times, not 1",
      (
        .pull,
        { recording in
          for index in recording.lines.indices where recording.lines[index].obs?.fired == 1 {
            recording.lines[index].obs?.fired = 2
          }
        }
      )
    ),
    (
      "differs: control, in rotation: a refreshing control",
      (
        .rotation,
        { recording in
          for index in recording.lines.indices { recording.lines[index].frame?.y = -60 }
        }
      )
    ),
    (
      "differs: control, in push: the app's insets",
      (
        .push,
        { recording in
          recording.lines[recording.lines.count - 1].list.inset.top = 60
        }
      )
    ),
    (
      "replay: collection",
      (
        .collection,
        { recording in
          for index in recording.lines.indices where recording.lines[index].obs?.state == "armed" {
            recording.lines[index].obs?.state = "pulling"
          }
        }
      )
    ),
    (
      "list: fling",
      (
        .fling,
        { recording in
          for index in recording.lines.indices { recording.lines[index].list.decelerating = false }
        }
      )
    ),
    ("missing: session sheet", (.sheet, { $0.name = "other" })),
  ]

  @Test("each planted difference is found", arguments: 0..<13)
  func found(index: Int) throws {
    #expect(Self.plants.count == 13)
    let (finding, (session, plant)) = Self.plants[index]
    var report = try Self.report.get()
    let position = try #require(report.sessions.firstIndex { $0.name == session.rawValue })
    plant(&report.sessions[position])
    let findings = try Findings(report).all
    #expect(findings.contains { $0.hasPrefix(finding) }, "\(findings)")
  }

  /// Mistakes of which each check has to notice one in each of its sessions.
  private static let mistakes: [@MainActor (inout DeviceReport.Recording) -> Void] = [
    { $0.lines = [] },
    { change(&$0) { $0.obs?.fired += 1 } },
    { change(&$0) { $0.obs?.state = "armed" } },
    { change(&$0) { $0.frame?.x += 100 } },
    { change(&$0) { $0.list.inset.top += 60 } },
    { change(&$0) { $0.value = "otherwise" } },
  ]

  @Test("each check can fail in each of its sessions")
  func failures() throws {
    let report = try Self.report.get()
    for check in Check.all {
      for session in check.sessions {
        let recording = try #require(report.recording(of: session))
        #expect(check.failure(recording) == nil, "\(check.name), in \(session)")
        let isNoticed = Self.mistakes.contains { mistake in
          var mistaken = recording
          mistake(&mistaken)
          return check.failure(mistaken) != nil
        }
        #expect(isNoticed, "\(check.name), in \(session)")
      }
    }
  }

  @Test("each event is seen in each of its sessions, and not in a mistaken recording")
  func events() throws {
    let report = try Self.report.get()
    for event in Occurrence.all {
      for session in event.sessions {
        var recording = try #require(report.recording(of: session))
        #expect(event.isShown(recording), "\(event.name), in \(session)")
        Self.change(&recording) { line in
          (line.n, line.e, line.value, line.background) = ("layout", nil, nil, nil)
        }
        #expect(!event.isShown(recording), "\(event.name), in \(session)")
      }
    }
  }

  @MainActor
  private static func change(
    _ recording: inout DeviceReport.Recording,
    _ body: (inout DeviceReport.Line) -> Void
  ) {
    for index in recording.lines.indices { body(&recording.lines[index]) }
  }

  @MainActor
  private static func swapNotices(_ recording: inout DeviceReport.Recording) {
    for index in recording.lines.indices {
      switch recording.lines[index].n {
      case "offset": recording.lines[index].n = "didScroll"
      case "didScroll": recording.lines[index].n = "offset"
      default: break
      }
    }
  }

  @MainActor
  private static func changePans(
    _ recording: inout DeviceReport.Recording,
    _ body: (inout DeviceReport.List) -> Void
  ) {
    for index in recording.lines.indices where recording.lines[index].list.pan == 2 {
      body(&recording.lines[index].list)
    }
  }

  @MainActor
  private static func stopDragging(_ recording: inout DeviceReport.Recording) {
    var left = 3
    for index in recording.lines.indices where recording.lines[index].e == "scroll" && left > 0 {
      recording.lines[index].list.dragging = false
      left -= 1
    }
  }
}
