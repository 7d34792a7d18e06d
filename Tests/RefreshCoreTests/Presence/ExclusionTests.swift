import RefreshCore
import Testing

/// Controls at both edges of one list.
@Suite("A busy control at the opposite edge")
struct ExclusionTests {
  @Test("a busy control at the opposite edge disarms an exclusive one")
  func disarms() {
    var bench = Bench(.header)
    bench.drag(to: 100)
    bench.send(.opposite(isBusy: true))
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .pulling)
  }

  @Test("a busy control at the opposite edge blocks each trigger and begin")
  func refuses() {
    for behavior in [RefreshBehavior.header, .crossing, .reaching, .overlaying] {
      var bench = Bench(behavior)
      bench.send(.opposite(isBusy: true))
      bench.drag(to: 100)
      bench.lift()
      bench.coast(to: 110)
      #expect(bench.phase == .pulling)
      #expect(bench.send(.begin) == .ignored)
    }
  }

  @Test("a busy control at the opposite edge is of no concern to one that is not exclusive")
  func notExclusive() {
    var bench = Bench(.header.with { $0.isExclusive = false })
    bench.drag(to: 100)
    bench.send(.opposite(isBusy: true))
    #expect(bench.phase == .armed)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("a busy control at the opposite edge leaves a refresh that goes on alone")
  func whileRefreshing() {
    var bench = Bench(.header)
    bench.refresh()
    #expect(bench.send(.opposite(isBusy: true)) == [])
    bench.send(.end(.success))
    #expect(bench.phase == .ending)
  }

  @Test("a busy control at the opposite edge is forgotten as soon as it rests")
  func over() {
    var bench = Bench(.header)
    bench.send(.opposite(isBusy: true))
    bench.drag(to: 100)
    bench.send(.opposite(isBusy: false))
    bench.drag(to: 101)
    #expect(bench.phase == .armed)
  }
}
