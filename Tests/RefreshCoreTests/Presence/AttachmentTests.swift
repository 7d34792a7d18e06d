import RefreshCore
import Testing

/// Controls that leave the screen and come back.
@Suite("Leaving the screen")
struct AttachmentTests {
  @Test("leaving the screen makes what a gesture starts wait")
  func gesture() {
    var bench = Bench(.header)
    bench.drag(to: 100)
    #expect(bench.send(.detached) == [])
    #expect(bench.phase == .armed)
    #expect(bench.lift() == .phaseChanged)
    #expect(bench.phase == .pending)
    bench.send(.attached)
    #expect(bench.phase == .refreshing)
  }

  @Test("leaving the screen does not stop a refresh, which ends as on screen")
  func whileRefreshing() {
    var bench = Bench(.header)
    bench.send(.begin)
    #expect(bench.send(.detached) == [])
    bench.send(.revealed)
    #expect(bench.fired == 1)
    #expect(bench.send(.attached) == [])
    bench.send(.end(.success))
    bench.send(.retracted)
    #expect(bench.phase == .idle)
  }

  @Test("and coming back does nothing to a control at rest")
  func atRest() {
    var bench = Bench(.header)
    #expect(bench.send(.detached) == [])
    #expect(bench.send(.attached) == [])
    #expect(bench.phase == .idle)
  }

  @Test("leaving the screen keeps what waits waiting until it comes back")
  func pending() {
    var bench = Bench(.header)
    bench.send(.detached)
    bench.send(.begin)
    bench.send(.detached)
    #expect(bench.phase == .pending)
    bench.send(.attached)
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 60)
  }

  @Test("leaving the screen holds what waits in busy, so that the opposite edge leaves it alone")
  func busy() {
    var bench = Bench(.header, isAttached: false)
    #expect(!bench.machine.isBusy)
    bench.send(.begin)
    #expect(bench.machine.isBusy)
    bench.send(.end(.cancelled))
    #expect(!bench.machine.isBusy)
  }

  @Test("and beginning, ending and beginning again refreshes once it is back")
  func beginEndBegin() {
    var bench = Bench(.header, isAttached: false)
    bench.send(.begin)
    bench.send(.end(.success))
    bench.send(.begin)
    bench.send(.attached)
    bench.send(.revealed)
    #expect(bench.phase == .refreshing)
    #expect(bench.fired == 1)
  }
}
