import RefreshCore
import Testing

/// The rows of the table that lead out of the retraction.
@Suite("From ending")
struct InterruptionRows {
  @Test("ending + a new drag past the distance = armed, if it is interruptible")
  func armed() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
  }

  @Test("ending + a new drag past the distance = ending, if it is not")
  func notInterruptible() {
    var bench = Bench(.header.with { $0.isInterruptible = false })
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    #expect(bench.phase == .ending)
    bench.lift()
    bench.coast(to: 40)
    #expect(bench.phase == .ending)
  }

  @Test("a drag that began during the retraction arms the control after it")
  func armedAfterwards() {
    var bench = Bench(.header.with { $0.isInterruptible = false })
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    bench.send(.retracted)
    bench.drag(to: 82)
    #expect(bench.phase == .armed)
  }

  @Test("ending + a drag short of the distance = ending")
  func shortDrag() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.drag(to: 80)
    #expect(bench.phase == .ending)
  }

  @Test("ending + a drag across the distance = ending, where crossing would fire")
  func crossing() {
    var bench = Bench(.crossing)
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    #expect(bench.phase == .ending)
  }

  @Test("the completion that is owed comes before the next action")
  func completionFirst() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    let effects = bench.lift()
    #expect(effects.contains(.reportsCompletion))
    #expect(!effects.contains(.performsAction))
    bench.send(.revealed)
    #expect(bench.fired == 2 && bench.completed == 1)
  }

  @Test("a deferred completion comes with the end of the retraction, if nothing begins")
  func completionWithoutRefresh() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.drag(to: 81)
    bench.drag(to: 20)
    #expect(bench.phase == .pulling)
    #expect(bench.send(.retracted) == .reportsCompletion)
    #expect(bench.phase == .pulling)
  }

  @Test("the completion that is owed is reported before a begin off screen waits")
  func completionBeforePending() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.send(.detached)
    #expect(bench.send(.begin).contains(.reportsCompletion))
    #expect(bench.phase == .pending)
  }

  @Test("the end of an old retraction changes nothing in the next refresh")
  func staleRetraction() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    bench.send(.begin)
    #expect(bench.send(.retracted) == [])
    bench.send(.revealed)
    #expect(bench.send(.retracted) == [])
    #expect(bench.phase == .refreshing)
    #expect(bench.completed == 1)
  }
}
