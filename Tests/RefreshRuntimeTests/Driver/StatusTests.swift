import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Observing a control.
@MainActor
@Suite("The status of a control")
struct StatusTests {
  /// The values of a stream that has to end, because the control has left its scroll view.
  private func read(_ stream: AsyncStream<RefreshStatus>) async -> [RefreshStatus]? {
    await result(
      of: Task {
        var statuses: [RefreshStatus] = []
        for await status in stream { statuses.append(status) }
        return statuses
      }
    )
  }

  @Test("has the progress of the pull, and the outcome while the control leaves")
  func values() {
    let stage = Stage()
    var statuses: [RefreshStatus] = []
    stage.controller.onStatusChange = { statuses.append($0) }
    let distance = stage.controller.machine.behavior.trigger.distance.points
    stage.scroll(to: distance / 4, dragging: true)
    stage.scroll(to: distance / 4, dragging: true)
    stage.scroll(to: distance * 1.5, dragging: true)
    #expect(statuses.map(\.progress) == [0.25, 1.5])
    #expect(statuses.map(\.state) == [.pulling, .armed])
    #expect(statuses.map(\.outcome) == [nil, nil])
    stage.view.lift()
    stage.clock.advance(by: 1)
    stage.controller.end(.failure)
    #expect(statuses.last?.state == .failed)
    #expect(statuses.last?.outcome == .failure)
    stage.clock.advance(by: 1)
    #expect(statuses.last == RefreshStatus())
    #expect(stage.controller.status == RefreshStatus())
  }

  @Test("comes in streams that begin with the present, and end when the control leaves")
  func streams() async {
    let stage = Stage()
    stage.controller.begin()
    let (first, second) = (stage.controller.statuses(), stage.controller.statuses())
    stage.controller.end(.cancelled)
    stage.clock.advance(by: 5)
    stage.controller.detach()
    for stream in [first, second] {
      #expect(await read(stream)?.map(\.state) == [.refreshing, .ending, .idle])
    }
    #expect(await read(stage.controller.statuses()) == [])
  }

  @Test("the status of a control keeps the newest values for a slow reader")
  func slowReader() async {
    let stage = Stage()
    let stream = stage.controller.statuses()
    for step in 1...500 { stage.scroll(to: Double(step) / 10, dragging: true) }
    stage.controller.detach()
    #expect(await read(stream)?.count == 64)
  }

  @Test("without animations, the status of a control changes at the same times")
  func unanimated() {
    let stage = Stage()
    stage.controller.isAnimated = false
    stage.controller.begin()
    #expect(stage.view.lastAnimation == nil)
    #expect(stage.controller.actionCount == 0)
    stage.clock.advance(by: 1)
    #expect(stage.controller.actionCount == 1)
    stage.controller.isAnimated = true
    stage.controller.end()
    #expect(stage.view.lastAnimation != nil)
  }
}
