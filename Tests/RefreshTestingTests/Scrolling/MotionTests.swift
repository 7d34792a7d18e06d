import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

@Suite("A list that moves by itself")
@MainActor
struct MotionTests {
  private let clock = VirtualClock()
  private let view: SimulatedScrollView

  init() {
    view = SimulatedScrollView(start: 64, end: 34, clock: clock)
  }

  @Test("a list that moves by itself schedules frames only while it moves")
  func frames() {
    #expect(clock.nextDeadline == nil)
    view.drag(by: -200, over: 0.2)
    #expect(clock.nextDeadline == nil)
    view.lift()
    #expect(clock.nextDeadline == 0.208)
    clock.advance(by: 3)
    #expect(view.offset == -64)
    #expect(!view.isMoving && !view.isDragging)
    #expect(clock.nextDeadline == nil)
  }

  @Test("a list that moves by itself never moves without a clock")
  func passive() {
    let view = SimulatedScrollView(start: 64, end: 34)
    view.drag(by: -200, over: 0.2)
    #expect(view.offset < -64 && view.isDragging)
    let offset = view.offset
    view.lift()
    view.lift(velocity: 900)
    view.setInsets(start: 0, end: 0)
    view.content = 0
    #expect(view.offset == offset && !view.isMoving && !view.isDragging)
  }

  @Test("a list that moves by itself does not move just because there is a clock")
  func withoutMotion() {
    view.scroll(to: -200)
    clock.advance(by: 1)
    #expect(view.offset == -200)
    #expect(clock.nextDeadline == nil)
  }

  @Test("a list that moves by itself springs back after scrolls that stood for a finger")
  func scrolledByHand() {
    view.scroll(to: -150, dragging: true)
    view.lift()
    clock.advance(by: 2)
    #expect(view.offset == -64)
  }

  @Test("a list that moves by itself bounces off the far edge and rests there")
  func farEdge() {
    view.scroll(to: 1300)
    view.lift(velocity: 3000)
    var farthest = 0.0
    for _ in 0..<400 {
      clock.advance(by: 0.01)
      farthest = max(farthest, view.offset)
    }
    #expect(farthest > 1434 + 50)
    #expect(view.offset == 1434)
    #expect(!view.isMoving)
  }

  @Test("a list that moves by itself stops where a scroll takes it")
  func scrollStops() {
    view.lift(velocity: 3000)
    clock.advance(by: 0.1)
    view.scroll(to: 500)
    #expect(clock.nextDeadline == nil)
    view.lift(velocity: 3000)
    clock.advance(by: 0.1)
    view.scroll(to: 700, at: .top, animation: RefreshAnimation(duration: 0.25, curve: .linear))
    #expect(view.offset == 700 && !view.isMoving)
    clock.advance(by: 1)
    #expect(view.offset == 700)
  }

  @Test("a list that moves by itself turns to a new edge without a jump in offset or velocity")
  func retarget() {
    view.drag(by: -300, over: 0.3)
    view.lift()
    clock.advance(to: 0.4)
    let before = view.offset
    clock.advance(to: 0.408)
    let step = view.offset - before
    view.setInsets(start: 120, end: 34)
    #expect(view.isMoving)
    clock.advance(to: 0.416)
    #expect(abs(view.offset - before - 2 * step) < 0.5)
    clock.advance(by: 3)
    #expect(view.offset == -120)
  }

  @Test("a list that moves by itself comes to rest at the end of content that shrinks on the way")
  func shrinking() {
    view.scroll(to: 400)
    view.lift(velocity: 1500)
    clock.advance(by: 0.2)
    view.content = 1100
    clock.advance(by: 5)
    #expect(view.offset == 534)
  }

  @Test("a list that moves by itself stands at the new edge on the next frame if it was at rest")
  func atRest() {
    view.scroll(to: 1434)
    view.content = 1000
    #expect(view.offset == 1434 && view.isMoving)
    clock.advance(to: 0.008)
    #expect(view.offset == 434 && !view.isMoving)
    view.viewport = 700
    clock.advance(by: 1)
    #expect(view.offset == 334)
    view.setInsets(start: 20, end: 0)
    clock.advance(by: 1)
    #expect(view.offset == 300)
  }

  @Test("moves to an edge that is less than half a pixel away")
  func nearEdge() {
    view.setInsets(start: 63.9, end: 34)
    #expect(view.isMoving)
    clock.advance(to: 0.008)
    #expect(view.offset == -63.9 && !view.isMoving)
  }

  @Test("comes to rest after whatever happens to it", arguments: 1...6 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view.touch()
      case 1: view.drag(by: random.number(-400...400), over: random.number(0...0.3))
      case 2: view.lift()
      case 3: view.lift(velocity: random.number(-4000...4000))
      case 4: view.setInsets(start: random.number(0...100), end: random.number(0...100))
      case 5: view.content = random.number(0...3000)
      case 6: view.viewport = random.number(0...900)
      default: clock.advance(by: random.number(0...0.4))
      }
    }
    view.lift()
    clock.advance(by: 20)
    #expect(!view.isMoving)
    #expect(clock.nextDeadline == nil)
    #expect(abs(view.offset - view.bounds.clamped(view.offset)) <= 0.5 / 3)
  }
}
