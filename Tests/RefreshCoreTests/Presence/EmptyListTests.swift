import RefreshCore
import Testing

/// Controls that are out of the layout while the list is empty.
@Suite("Hiding in an empty list")
struct EmptyListTests {
  private static let shown: [RefreshBehavior] = [
    .reaching, .footer, .footer.with { $0.trigger = RefreshTrigger(when: .cross, distance: 60) },
    .reaching.with { $0.edge = .trailing },
  ]
  private static let controls = shown.map { $0.with { $0.hidesWhenEmpty = true } }

  @Test("hiding in an empty list takes up no room, and gestures start nothing", arguments: controls)
  func empty(_ control: RefreshBehavior) {
    for content in [0, -1] as [Double] {
      var bench = Bench(control, content: content)
      #expect(bench.addedInset == 0)
      for pull in [20, 100, 200] as [Double] {
        bench.drag(to: pull)
        #expect(bench.phase == .idle)
        #expect(bench.machine.progress == 0)
      }
      bench.lift()
      bench.coast(to: 200)
      #expect(bench.fired == 0 && !bench.machine.isBusy)
      #expect(bench.addedInset == 0)
    }
  }

  @Test("hiding in an empty list ends as soon as the list has content", arguments: controls)
  func filled(_ control: RefreshBehavior) {
    var bench = Bench(control, content: 0)
    bench.reading.content = 2000
    bench.send(.contentChanged)
    #expect(bench.addedInset == (control.style == .inline ? control.height : 0))
    bench.drag(to: -1)
    bench.drag(to: 100)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test(
    "hiding in an empty list lets a refresh go on, which may fill the list",
    arguments: controls
  )
  func refreshing(_ control: RefreshBehavior) {
    var bench = Bench(control, content: 0)
    #expect(!bench.send(.begin).contains(.scrollsIntoSight))
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 0)
    bench.send(.revealed)
    #expect(bench.fired == 1)
    bench.reading.content = 2000
    bench.send(.contentChanged)
    #expect(
      bench.addedInset
        == (control.style == .inline || control.insetWhileRefreshing != .none ? control.height : 0)
    )
    bench.reading.content = 0
    bench.send(.contentChanged)
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 0)
    bench.send(.end(.success))
    bench.send(.retracted)
    #expect(bench.completed == 1)
  }

  @Test("hiding in an empty list disarms a control whose list is emptied under the finger")
  func armed() {
    var bench = Bench(.footer.with { $0.hidesWhenEmpty = true })
    bench.drag(to: 100)
    #expect(bench.phase == .armed)
    bench.reading.content = 0
    bench.send(.contentChanged)
    bench.lift()
    #expect(bench.phase != .refreshing)
  }

  @Test("hiding in an empty list is nothing that headers do")
  func header() {
    var bench = Bench(.header.with { $0.hidesWhenEmpty = true }, content: 0)
    bench.drag(to: 100)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }
}
