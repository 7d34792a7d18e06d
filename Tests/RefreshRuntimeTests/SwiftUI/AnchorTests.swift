import RefreshCore
import Testing

@testable import RefreshRuntime

/// Checks what a modified SwiftUI view remembers between its lists, without SwiftUI.
@Suite("Anchors")
struct AnchorTests {
  private var action = AnchoredAction()
  private var search = ListSearch()

  @Test("an action ends once")
  mutating func once() {
    let number = action.begin(run: 7)
    #expect(number == 1 && action.isRunning(1))
    let ends = [action.end(number: 1), action.end(number: 1)]
    #expect(ends == [true, false])
    #expect(!action.isRunning)
  }

  @Test("the end of a canceled action does not end the next one")
  mutating func late() {
    _ = action.begin(run: 1)
    let cancels = [action.cancel(), action.cancel()]
    #expect(cancels == [true, false])
    _ = action.begin(run: 2)
    let ends = [action.end(number: 1), action.end(number: 2)]
    #expect(ends == [false, true])
  }

  @Test("the end of an action does nothing once the next one has begun")
  mutating func replacedByNext() {
    _ = action.begin(run: 1)
    let next = action.begin(run: 2)
    let ends = [action.end(number: 1), action.end(number: 2)]
    #expect(next == 2 && ends == [false, true])
  }

  @Test("an action is canceled when its run is over, also while the control still refreshes")
  mutating func hidden() {
    _ = action.begin(run: 1)
    let first = follow(.refreshing, run: 1)
    let second = follow(.refreshing)
    #expect(!first.cancelsAction && second.cancelsAction)
    #expect(!action.isRunning)
  }

  @Test("an action outlives its list, whose control has not shown it yet")
  mutating func replaced() {
    _ = action.begin(run: 1)
    _ = follow(.refreshing, run: 1)
    action.moveToNewList()
    let consequences = follow(.idle)
    #expect(consequences == AnchoredAction.Consequences())
    #expect(action.isRunning)
  }

  @Test("the control of a new list shows the running action, and begins no other one")
  mutating func shownAgain() {
    _ = action.begin(run: 5)
    action.moveToNewList()
    action.expectDisplay()
    _ = follow(.refreshing)
    let number = action.begin(run: 1)
    #expect(number == nil && action.isRunning(1) && action.display == .run(1))
    let isCancelled = follow(.ending).cancelsAction
    #expect(isCancelled)
  }

  @Test("an action is canceled if the control of a new list is hidden before it shows the action")
  mutating func hiddenBeforeDisplay() {
    _ = action.begin(run: 5)
    action.moveToNewList()
    action.expectDisplay()
    let cancels = [follow(.pending), follow(.refreshing), follow(.idle)].map(\.cancelsAction)
    #expect(cancels == [false, false, true])
    let number = action.begin(run: 1)
    #expect(number == 2)
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

  @Test("a load of the app that waits for the list is no request for the action")
  mutating func load() {
    _ = follow(.pending, isLoading: true)
    #expect(action.isLoading && !action.isRequested)
    let hadLoad = action.cancel(keepsLoad: true)
    #expect(hadLoad && action.isLoading)
    let hadOne = action.cancel()
    #expect(hadOne && !action.isLoading)
    action.load()
    #expect(action.isLoading)
  }

  private mutating func follow(
    _ state: RefreshState,
    isLoading: Bool = false,
    run: Int? = nil,
    completions: Int = 0
  ) -> AnchoredAction.Consequences {
    action.follow(state: state, isLoading: isLoading, currentRun: run, completions: completions)
  }
}
