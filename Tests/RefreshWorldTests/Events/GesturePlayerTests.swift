import RefreshCore
import RefreshWorld
import Testing

@Suite("Playing a gesture")
struct GesturePlayerTests {
  @Test("refreshes with MJRefresh's header, at rest after every step")
  func header() throws {
    let recording = try play(
      "drag 0 -> -120 in 0.3s; wait 0.2s; release; wait 1s; end success",
      behavior(.top)
    )
    let samples = recording.samples
    // Before and after the release and the end of the action.
    let indices = [Stimulus.release, .end(.success)].compactMap { event in
      samples.firstIndex { $0.event == event }
    }
    let states = indices.flatMap { [samples[$0 - 1].observation, samples[$0].observation] }
    #expect(states.map(\.phase) == [.armed, .armed, .refreshing, .ending])
    #expect(states.map(\.offset) == [pulled, pulled, -118, -118])
    #expect(states.map(\.top) == [64, 64, 118, 64])
    #expect(states.map(\.fired) == [0, 0, 1, 1])
    let end = try #require(samples.last)
    #expect(end.time == 1.9)
    #expect(end.observation.phase == .idle && end.observation.completed == 1)
    #expect(end.observation.offset == -64 && end.observation.top == 64)
  }

  @Test("writes down when the action starts")
  func moments() throws {
    let recording = try play("drag -120 in 0.296; release; wait 1s", behavior(.top))
    let fired = try #require(recording.samples.first { $0.observation.fired == 1 })
    #expect(fired.time == 0.296 + 0.008 + 0.25)
    #expect(fired.event == .wait(0.25))
  }

  @Test("scrolls on each frame, with the rubber band and with the finger")
  func frames() throws {
    let recording = try play("drag 0 -> -60 in 40ms", behavior(.top))
    let milliseconds: [Double] = [8, 8, 16, 16, 24, 24, 32, 32, 40, 40]
    #expect(recording.samples.map(\.time) == milliseconds.map { $0 / 1000 })
    let offsets = recording.samples.compactMap { sample -> Double? in
      guard case .scroll(let offset, true) = sample.event else { return nil }
      return offset
    }
    for (index, offset) in offsets.enumerated() {
      let asked = 12.0 * Double(index + 1)
      #expect(abs(offset - (-64 - asked * 600 * 0.55 / (600 + 0.55 * asked))) < 1e-9)
    }
    #expect(offsets.count == 5)
  }

  @Test("starts at the control's edge, unless the list says where")
  func start() throws {
    let footer = try play("drag 0 -> 100 in 0.2; release", behavior(.bottom))
    #expect(footer.list.offset == 1434)
    #expect(footer.samples.allSatisfy { $0.observation.offset > 1430 })
    var list = ListHead()
    list.offset = 200
    let header = try play("wait 1", behavior(.top), in: list)
    #expect(header.list.offset == 200)
  }

  @Test("puts the list where a drag starts, without a finger")
  func placing() throws {
    let recording = try play("drag 100 -> 80 in 16ms", behavior(.top))
    #expect(recording.samples.first?.event == .scroll(to: 36, dragging: false))
    #expect(recording.samples.last?.event == .scroll(to: 16, dragging: true))
  }

  @Test("counts only the way while the finger stays down")
  func secondDrag() throws {
    let twice = try play("drag 0 -> -100 in 80ms; drag 500 -> 520 in 80ms", behavior(.top))
    let once = try play("drag 0 -> -80 in 80ms", behavior(.top))
    #expect(abs(offset(twice) - offset(once)) < 1e-9)
    let absolute = try play("drag 0 -> -100 in 80ms; drag -80 in 80ms", behavior(.top))
    #expect(abs(offset(absolute) - offset(once)) < 1e-9)
  }

  @Test("catches a list on its way without a jump")
  func catching() throws {
    let recording = try play(
      "drag 0 -> -100 in 80ms; release; wait 100ms; drag 0 in 300ms",
      behavior(.top, distance: 500)
    )
    var last = -64.0
    for sample in recording.samples {
      #expect(abs(sample.observation.offset - last) < 12)
      last = sample.observation.offset
    }
    #expect(abs(last + 64) < 1e-9)
  }

  @Test("flings the list, which runs on until it rests")
  func fling() throws {
    let recording = try play("drag 500 -> 480 in 0.1; fling 2000", behavior(.top))
    let end = try #require(recording.samples.last)
    #expect(recording.samples.contains { $0.event == .release })
    #expect(end.event == .scroll(to: end.observation.offset, dragging: false))
    // 416 + 2000 / (-1000 ln 0.998)
    #expect(abs(end.observation.offset - 1414.9995) < 0.001)
  }

  @Test("gives up on what does not end")
  func endless() throws {
    var endless = behavior(.top)
    endless.timing.retract = 1e12
    let recording = try play("begin; wait 1; end", endless)
    #expect(recording.samples.last?.observation.phase == .ending)
    #expect(recording.samples.last?.time == 61)
  }

  @Test("shows the title of the phase")
  func title() throws {
    let events = try LiveEvent.events("begin")
    let recording = GesturePlayer.play(events, of: behavior(.top)) { "\($0)" }
    #expect(recording.samples.first?.observation.title == "refreshing")
  }

  private let pulled: Double = -64 - 39_600 / 666

  private func offset(_ recording: GesturePlayer) -> Double {
    recording.samples.last?.observation.offset ?? .nan
  }

  private func play(
    _ text: String,
    _ behavior: RefreshBehavior,
    in list: ListHead = ListHead()
  ) throws -> GesturePlayer {
    GesturePlayer.play(try LiveEvent.events(text), of: behavior, in: list)
  }

  private func behavior(_ edge: RefreshEdge, distance: Double = 54) -> RefreshBehavior {
    RefreshBehavior(
      edge: edge,
      height: 54,
      trigger: RefreshTrigger(when: .release, distance: .points(distance), releasedBy: .settle),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
  }
}

extension LiveEvent {
  /// The events of a text.
  static func events(_ text: String) throws -> [LiveEvent] {
    try EventReader.scenes(in: text, table: table).flatMap(\.events)
  }
}
