import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

@Suite("A finger on the list")
@MainActor
struct FingerTests {
  private let clock = VirtualClock()
  private let view: SimulatedScrollView
  private let physics = ScrollPhysics()

  init() {
    view = SimulatedScrollView(start: 64, end: 34, clock: clock)
  }

  @Test("moves the content by as much inside, and by the rubber band beyond the edge")
  func path() {
    var scrolls: [(time: Double, offset: Double)] = []
    view.scroll(to: 36)
    // A millisecond after each frame, the list is where the frame has put it.
    for frame in 1...25 {
      let time = Double(frame) * 0.008
      _ = clock.schedule(after: time + 0.001) { scrolls.append((time, self.view.offset)) }
    }
    view.drag(by: -200, over: 0.2)
    #expect(clock.now.isNear(0.2) && view.isDragging)
    clock.advance(by: 0.001)
    #expect(scrolls.count == 25)
    for (time, offset) in scrolls {
      let asked = 36 - 1000 * time
      let beyond = physics.shownDistance(for: -64 - asked, extent: 600)
      #expect(offset.isNear(max(asked, -64) - beyond))
    }
  }

  @Test("a finger on the list ends exactly where it is told to, between frames too")
  func end() {
    view.drag(by: -120, over: 0.3)
    #expect(view.offset == -64 - physics.shownDistance(for: 120, extent: 600))
    #expect(clock.now == 0.3)
    #expect(view.isDragging)
    view.drag(by: 120, over: 0.1)
    #expect(view.offset.isNear(-64))
  }

  @Test("a finger on the list comes to the same in one move or many")
  func pieces() {
    for _ in 0..<7 { view.drag(by: -30, over: 0.05) }
    #expect(view.offset.isNear(-64 - physics.shownDistance(for: 210, extent: 600)))
  }

  @Test("stops the list and goes on from where it catches it, beyond the edge too")
  func catching() {
    view.scroll(to: -120)
    view.touch()
    #expect(view.askedOffset.isNear(-64 - physics.askedDistance(for: 56, extent: 600)))
    view.drag(by: 0)
    #expect(view.offset.isNear(-120))
    view.drag(by: -10)
    let beyond = physics.askedDistance(for: 56, extent: 600) + 10
    #expect(view.offset.isNear(-64 - physics.shownDistance(for: beyond, extent: 600)))
  }

  @Test("a finger on the list interrupts a bounce")
  func interruption() {
    view.drag(by: -300, over: 0.2)
    view.lift()
    clock.advance(by: 0.1)
    let offset = view.offset
    #expect(view.isMoving)
    view.touch()
    #expect(!view.isMoving)
    clock.advance(by: 1)
    #expect(view.offset == offset)
    #expect(clock.nextDeadline == nil)
    view.lift()
    clock.advance(by: 2)
    #expect(view.offset == -64)
  }

  @Test("a finger on the list gives the list its velocity when it leaves")
  func fling() {
    view.scroll(to: 900)
    view.drag(by: -80, over: 0.16)
    view.lift()
    clock.advance(by: 10)
    #expect(view.offset.isNear(Deceleration(from: 820, velocity: -500).finalPosition))
  }

  @Test("a finger on the list counts only its last tenth of a second")
  func window() {
    view.scroll(to: 900)
    view.drag(by: 300, over: 0.3)
    view.drag(by: -40, over: 0.2)
    view.lift()
    clock.advance(by: 10)
    #expect(view.offset.isNear(Deceleration(from: 1160, velocity: -200).finalPosition))
  }

  @Test("a finger on the list flings nothing after it has stood still")
  func standstill() {
    view.scroll(to: 900)
    view.drag(by: -80, over: 0.1)
    clock.advance(by: 0.11)
    view.lift()
    #expect(!view.isMoving)
    clock.advance(by: 1)
    #expect(view.offset == 820)
  }

  @Test("a finger on the list is slowed down by the band when it leaves beyond the edge")
  func slowedByBand() {
    view.drag(by: -120, over: 0.3)
    let slope = physics.bandSlope(at: 120, extent: 600)
    let start = view.offset
    view.lift()
    clock.advance(to: 0.304)
    clock.advance(to: 0.4)
    let spring = SpringBack(displacement: start + 64, velocity: -400 * slope)
    #expect(view.offset.isNear(-64 + spring.displacement(at: 0.1)))
  }

  @Test("a finger on the list does not make the content jump when insets change under it")
  func insetsChange() {
    view.drag(by: -120, over: 0.3)
    let shown = view.offset
    view.setInsets(start: 100, end: 34)
    #expect(view.offset == shown)
    view.drag(by: 0)
    #expect(view.offset.isNear(shown))
    view.drag(by: -1)
    #expect(view.offset < shown && view.offset > shown - 1)
  }

  @Test("a finger on the list does nothing more when it has left already")
  func noFinger() {
    view.drag(by: -300, over: 0.2)
    view.lift()
    clock.advance(by: 0.1)
    view.lift()
    #expect(view.isMoving)
    clock.advance(by: 2)
    #expect(view.offset == -64)
  }
}
