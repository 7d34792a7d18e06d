import RefreshCore
import Testing

@testable import RefreshRuntime

/// Checks what a modified SwiftUI view remembers between its lists, without SwiftUI.
@Suite("Anchors")
struct AnchorTests {
  private var action = AnchoredAction()
  private var search = ListSearch()

  @Test("one action runs at a time, and ends once")
  mutating func once() {
    let numbers = [action.begin(), action.begin()]
    #expect(numbers == [1, nil])
    let ends = [action.end(number: 1), action.end(number: 1)]
    #expect(ends == [true, false])
    #expect(!action.isRunning)
  }

  @Test("the end of a canceled action does not end the next one")
  mutating func late() {
    _ = action.begin()
    let cancels = [action.cancel(), action.cancel()]
    #expect(cancels == [true, false])
    _ = action.begin()
    let ends = [action.end(number: 1), action.end(number: 2)]
    #expect(ends == [false, true])
  }

  @Test("an action is canceled when its control stops showing it, not before it is shown")
  mutating func hidden() {
    _ = action.begin()
    let phases: [RefreshPhase] = [.idle, .refreshing, .ending]
    let cancels = phases.map { follow($0).cancelsAction }
    #expect(cancels == [false, false, true])
    #expect(!action.isRunning)
  }

  @Test("an action outlives its list, whose control has not shown it yet")
  mutating func replaced() {
    _ = action.begin()
    _ = follow(.refreshing)
    action.moveToNewList()
    let consequences = follow(.idle)
    #expect(consequences == AnchoredAction.Consequences())
    #expect(action.isRunning)
  }

  @Test("a request is kept until the list comes on screen, or it is canceled")
  mutating func requested() {
    _ = follow(.pending)
    action.moveToNewList()
    #expect(action.isRequested)
    let isCancelled = action.cancel()
    #expect(isCancelled && !action.isRequested)
  }

  @Test("each completion is told once, also by the controller of another list")
  mutating func completions() {
    let told = [0, 1, 1, 2].map { follow(.idle, completions: $0).hasCompleted }
    action.moveToNewList()
    let toldAgain = [0, 1].map { follow(.idle, completions: $0).hasCompleted }
    #expect(told == [false, true, false, true])
    #expect(toldAgain == [false, true])
  }

  @Test("a search waits longer each time, and gives up once after its longest time")
  mutating func delays() {
    var delays: [Double] = []
    while case .lookAgain(let delay) = search.step(hasList: false) { delays.append(delay) }
    #expect(delays.prefix(6).elementsEqual([0.04, 0.08, 0.16, 0.32, 0.64, 1]))
    #expect(delays.dropFirst(5).allSatisfy { $0 == 1 })
    #expect((10...12).contains(delays.reduce(0, +)))
    let last = search.step(hasList: false)
    #expect(last == .giveUp(isFirst: false))
  }

  @Test("an update begins a search anew, and a list that was found is watched for ever")
  mutating func again() {
    while case .lookAgain = search.step(hasList: false) {}
    let steps = (0..<100).map { _ in search.step(hasList: true) }
    #expect(steps.allSatisfy { $0 == .lookAgain(after: 1) })
    search.begin(inUpdate: true)
    #expect(search.isInUpdate)
    search.endUpdate()
    search.foundList()
    let first = search.step(hasList: false)
    #expect(first == .lookAgain(after: 0.04))
  }

  private mutating func follow(_ phase: RefreshPhase, completions: Int = 0)
    -> AnchoredAction.Consequences
  {
    action.follow(
      phase: phase,
      isRefreshing: phase == .refreshing,
      completions: completions
    )
  }
}
