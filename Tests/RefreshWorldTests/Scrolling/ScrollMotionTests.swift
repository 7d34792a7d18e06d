import RefreshWorld
import TestSupport
import Testing

@Suite("The motion of a released list")
struct ScrollMotionTests {
  private let bounds = ScrollBounds(viewport: 600, content: 2000, start: 64, end: 34)

  @Test("the motion of a released list runs on to where deceleration leads if that is inside")
  func inside() {
    var motion = ScrollMotion(from: 500, velocity: 800, within: bounds, at: 2)
    let run = Deceleration(from: 500, velocity: 800)
    motion.move(to: 2.5)
    #expect(motion.offset.isNear(run.position(at: 0.5)))
    #expect(motion.velocity.isNear(run.velocity(at: 0.5)))
    motion.move(to: 10)
    #expect(motion.isOver)
    #expect(motion.offset == run.finalPosition)
    #expect(motion.velocity == 0)
  }

  @Test("crosses an edge with the velocity that it has there and comes back to the edge")
  func bounce() throws {
    var motion = ScrollMotion(from: 100, velocity: -2000, within: bounds, at: 0)
    let run = Deceleration(from: 100, velocity: -2000)
    let time = try #require(run.time(toReach: -64))
    let spring = SpringBack(displacement: 0, velocity: run.velocity(at: time))
    motion.move(to: time + 0.1)
    #expect(motion.offset.isNear(-64 + spring.displacement(at: 0.1)))
    // The farthest place of a critically damped spring is v / (frequency * e), after 1 / frequency.
    #expect(motion.offset.isNear(-64 + run.velocity(at: time) / (10 * 2.718281828459045)))
    motion.move(to: 10)
    #expect(motion.isOver)
    #expect(motion.offset == -64)
  }

  @Test("the motion of a released list springs back from where a finger left it")
  func springBack() {
    var motion = ScrollMotion(from: 1500, velocity: 0, within: bounds, at: 0)
    var last = 1500.0
    for step in 1...200 where !motion.isOver {
      motion.move(to: Double(step) * 0.008)
      #expect(motion.offset <= last && motion.offset >= 1434)
      last = motion.offset
    }
    #expect(motion.isOver)
    #expect(motion.offset == 1434)
  }

  @Test("the motion of a released list runs on inside if it is flung back across the edge")
  func flungInward() {
    var motion = ScrollMotion(from: -80, velocity: 3000, within: bounds, at: 0)
    motion.move(to: 20)
    #expect(motion.isOver)
    #expect(motion.offset > 500 && motion.offset < 1434)
  }

  @Test("takes no longer to creep across an edge than to stop at it")
  func creeping() {
    for velocity in [199.9, 200, 200.0000001, 200.01] {
      var motion = ScrollMotion(from: -84, velocity: velocity, within: bounds, at: 0)
      motion.move(to: 1.2)
      #expect(motion.isOver)
      #expect(motion.offset == -64)
    }
  }

  @Test("the motion of a released list comes to rest in content that fits into the viewport")
  func shortContent() {
    let bounds = ScrollBounds(viewport: 600, content: 100, start: 64, end: 0)
    for velocity in [-3000.0, 0, 3000] {
      for offset in [-100.0, -64, 30] {
        var motion = ScrollMotion(from: offset, velocity: velocity, within: bounds, at: 0)
        motion.move(to: 20)
        #expect(motion.isOver)
        #expect(motion.offset == -64)
      }
    }
  }

  @Test("the motion of a released list is over at once where it may stay")
  func atRest() {
    for offset in [-64.0, 300, 1434] {
      let motion = ScrollMotion(from: offset, velocity: 0, within: bounds, at: 0)
      #expect(motion.isOver)
      #expect(motion.offset == offset)
    }
    #expect(ScrollMotion(from: 300, velocity: .nan, within: bounds, at: 0).isOver)
  }

  @Test("never jumps, never gains energy, and ends where the list may rest")
  func properties() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let bounds = ScrollBounds(
        viewport: 600,
        content: random.number(0...3000),
        start: random.number(0...100),
        end: random.number(0...100)
      )
      var motion = ScrollMotion(
        from: random.number(-300...2800),
        velocity: random.number(-6000...6000),
        within: bounds,
        at: 0
      )
      var (last, lastEnergy) = (motion, Double.infinity)
      for step in 1...2500 where !motion.isOver {
        motion.move(to: Double(step) * 0.004)
        let fastest = max(abs(last.velocity), abs(motion.velocity), 10 * energyRoot(last, bounds))
        #expect(abs(motion.offset - last.offset) <= fastest * 0.004 + 0.5 / 3 + 1e-9)
        let energy = energyRoot(motion, bounds)
        #expect(energy <= lastEnergy * (1 + 1e-9) + 1e-9)
        (last, lastEnergy) = (motion, energy)
      }
      #expect(motion.isOver)
      #expect(motion.offset == bounds.clamped(motion.offset))
    }
  }

  @Test("the motion of a released list does not depend on how often it is looked at")
  func steps() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100 {
      let velocity = random.number(-6000...6000)
      var coarse = ScrollMotion(from: 300, velocity: velocity, within: bounds, at: 0)
      var fine = coarse
      let time = random.number(0...4)
      for step in 1...100 { fine.move(to: time * Double(step) / 100) }
      coarse.move(to: time)
      #expect(fine.offset.isNear(coarse.offset))
      #expect(fine.velocity.isNear(coarse.velocity))
    }
  }

  /// The root of what the list has in velocity and in the spring together.
  private func energyRoot(_ motion: ScrollMotion, _ bounds: ScrollBounds) -> Double {
    let stretch = motion.offset - bounds.clamped(motion.offset)
    return (motion.velocity * motion.velocity + 100 * stretch * stretch).squareRoot()
  }
}
