import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

@Suite("A control in a list that moves")
@MainActor
struct RefreshInMotionTests {
  private let clock = VirtualClock()
  private let view: SimulatedScrollView

  init() {
    view = SimulatedScrollView(start: 64, end: 34, clock: clock)
  }

  @Test("rests at every step from the pull to the end, like MJRefresh's header")
  func header() {
    let control = add(.top)
    view.drag(by: -120, over: 0.3)
    #expect(control.phase == .armed)
    clock.advance(by: 0.5)
    #expect(control.phase == .armed && view.offset < -118)

    view.lift()
    #expect(control.phase == .armed)
    clock.advance(by: 0.008)
    #expect(control.phase == .refreshing && control.actionCount == 0)
    #expect(view.offset == -118 && view.startInset == 118 && !view.isMoving)
    clock.advance(by: 1)
    #expect(control.actionCount == 1 && view.offset == -118)

    control.end()
    #expect(control.phase == .ending && view.startInset == 64)
    clock.advance(by: 0.008)
    #expect(view.offset == -64)
    clock.advance(by: 0.4)
    #expect(control.phase == .idle && control.completionCount == 1)
    #expect(view.offset == -64 && !view.isMoving && clock.nextDeadline == nil)
  }

  @Test("a control in a list that moves goes back to rest if it is not pulled far enough")
  func shortPull() {
    let control = add(.top)
    view.drag(by: -60, over: 0.2)
    clock.advance(by: 0.2)
    view.lift()
    #expect(control.phase == .pulling)
    clock.advance(by: 2)
    #expect(control.phase == .idle && control.actionCount == 0)
    #expect(view.offset == -64 && view.startInset == 64)
  }

  @Test(
    "a list that is scrolled away from a refreshing control stays in place when the refresh ends"
  )
  func scrolledAway() {
    let control = add(.top)
    view.drag(by: -150, over: 0.2)
    view.lift()
    clock.advance(by: 1)
    view.drag(by: 500, over: 0.2)
    view.lift(velocity: 0)
    clock.advance(by: 2)
    let offset = view.offset
    #expect(offset > 300)
    control.end()
    clock.advance(by: 2)
    #expect(view.offset == offset && control.phase == .idle)
  }

  @Test("brings a bounce to rest at the edge that it reserves on the way", arguments: edges)
  func reserving(edge: RefreshEdge) {
    let control = add(edge, action: .immediate)
    let rest = view.offset
    let side: Double = edge.isFar ? 1 : -1
    view.drag(by: side * 250, over: 0.4)
    clock.advance(by: 0.2)
    let pulled = view.offset
    view.lift()
    clock.advance(to: clock.nextFrame)
    #expect(control.phase == .refreshing && control.actionCount == 1)
    #expect(view.isMoving && abs(view.offset - pulled) < 3)
    clock.advance(by: 2)
    #expect(view.offset.isNear(rest + side * 54))
    control.end()
    clock.advance(by: 1)
    #expect(view.offset == rest && control.phase == .idle)
  }

  @Test("a control in a list that moves turns a bounce back if the refresh ends on the way")
  func endingOnTheWay() {
    let control = add(.top, action: .immediate)
    view.drag(by: -300, over: 0.2)
    view.lift()
    clock.advance(by: 0.1)
    #expect(control.phase == .refreshing && view.isMoving)
    control.end()
    clock.advance(by: 3)
    #expect(view.offset == -64 && control.phase == .idle)
  }

  @Test(
    "a control in a list that moves shows itself when the app begins, even in a list that runs on"
  )
  func begin() {
    let control = add(.top)
    view.scroll(to: 300)
    view.lift(velocity: 2000)
    clock.advance(by: 0.1)
    control.begin()
    #expect(view.offset == -118 && !view.isMoving)
    clock.advance(by: 1)
    #expect(view.offset == -118 && control.actionCount == 1)
    control.end()
    clock.advance(by: 1)
    #expect(view.offset == -64)
  }

  @Test("works the same at every edge, in lists that scroll sideways too", arguments: edges)
  func everyEdge(edge: RefreshEdge) {
    let control = add(edge)
    let rest = view.offset
    let side: Double = edge.isFar ? 1 : -1
    view.drag(by: side * 120, over: 0.3)
    #expect(control.phase == .armed)
    view.lift()
    clock.advance(by: 1)
    #expect(control.phase == .refreshing && control.actionCount == 1)
    #expect(view.offset == rest + side * 54)
    control.end()
    clock.advance(by: 1)
    #expect(control.phase == .idle && control.completionCount == 1)
    #expect(view.offset == rest && view.startInset == 64 && view.endInset == 34)
  }

  private nonisolated static let edges = RefreshEdge.allCases

  /// Adds a control with the numbers of MJRefresh's header, and brings the list to its edge.
  private func add(
    _ edge: RefreshEdge,
    action: RefreshBehavior.Action = .afterReveal
  ) -> RefreshController {
    let behavior = RefreshBehavior(
      edge: edge,
      height: 54,
      trigger: RefreshTrigger(when: .release, distance: 54, releasedBy: .settle),
      action: action,
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
    let controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(controller)
    if edge.isFar { view.scroll(to: view.bounds.high) }
    return controller
  }
}
