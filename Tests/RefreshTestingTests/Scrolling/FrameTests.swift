import RefreshRuntime
import RefreshTesting
import Testing

@Suite("The frames of a virtual clock")
@MainActor
struct FrameTests {
  private let clock = VirtualClock()

  @Test("the frames of a virtual clock lie eight milliseconds apart, wherever the clock stands")
  func grid() {
    #expect(clock.nextFrame == 0.008)
    clock.advance(by: 0.003)
    #expect(clock.nextFrame == 0.008)
    clock.advance(to: 0.008)
    #expect(clock.nextFrame == 0.016)
    clock.advance(by: 0.1 + 0.15)
    #expect(clock.nextFrame == 0.264)
  }

  @Test("the frames of a virtual clock come after what falls due at the same time")
  func order() {
    var order: [String] = []
    _ = clock.scheduleFrame { order.append("frame") }
    _ = clock.schedule(after: 0.008) { order.append("timer") }
    _ = clock.schedule(after: 0.008 + 1e-12) { order.append("almost the same time") }
    _ = clock.schedule(after: 0.0081) { order.append("later") }
    clock.advance(by: 1)
    #expect(order == ["timer", "almost the same time", "frame", "later"])
  }

  @Test("the frames of a virtual clock can be called off")
  func cancelling() {
    var count = 0
    let frame = clock.scheduleFrame { count += 1 }
    #expect(clock.nextDeadline == 0.008)
    frame.cancel()
    #expect(clock.nextDeadline == nil)
    clock.advance(by: 1)
    #expect(count == 0)
  }

  @Test("the frames of a virtual clock do not trap at the end of time")
  func infinity() {
    clock.advance(by: .infinity)
    #expect(clock.nextFrame.isFinite)
  }

  @Test("the frames of a virtual clock leave a clock that is told to go back where it is")
  func backwards() {
    clock.advance(to: 2)
    clock.advance(to: 1)
    clock.advance(by: -1)
    #expect(clock.now == 2)
  }
}
