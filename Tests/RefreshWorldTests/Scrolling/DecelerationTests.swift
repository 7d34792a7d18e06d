import RefreshWorld
import TestSupport
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  private let physics = ScrollPhysics()

  @Test("deceleration keeps 0.998 of the velocity each millisecond")
  func velocity() {
    let run = Deceleration(from: 0, velocity: 1000)
    var velocity = 1000.0
    for millisecond in 0...3000 {
      #expect(run.velocity(at: Double(millisecond) / 1000).isNear(velocity))
      velocity *= 0.998
    }
  }

  @Test(
    "deceleration goes as far as the sum of its milliseconds",
    arguments: [100, -900, 2500] as [Double]
  )
  func distance(velocity: Double) {
    let run = Deceleration(from: 300, velocity: velocity)
    let distance = run.finalPosition - 300
    // With the velocity at the end of each millisecond the sum is too small, with that at its start
    // too large. The first is the projection of WWDC 2018, session 803.
    let least = velocity / 1000 * 0.998 / (1 - 0.998)
    let most = velocity / (1000 * (1 - 0.998))
    #expect(abs(distance) > abs(least) && abs(distance) < abs(most))
    #expect(distance.isNear((least + most) / 2, within: 1e-6))
  }

  @Test("deceleration is where the sum of small steps leads")
  func position() {
    let run = Deceleration(from: 10, velocity: 800)
    let step = 1e-5
    var (position, time) = (10.0, 0.0)
    while time < 1 {
      position += run.velocity(at: time + step / 2) * step
      time += step
    }
    #expect(abs(run.position(at: time) - position) < 1e-6)
    #expect(run.position(at: 0).isNear(10))
  }

  @Test(
    "deceleration tells when it passes a place",
    arguments: 1...4 as ClosedRange<UInt64>
  )
  func passing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let run = Deceleration(
        from: random.number(-500...500),
        velocity: random.number(-5000...5000)
      )
      let time = random.number(0...3)
      let found = try #require(run.time(toReach: run.position(at: time)))
      #expect(found.isNear(time, within: 1e-6))
      #expect(run.time(toReach: run.finalPosition + run.velocity) == nil)
      #expect(run.time(toReach: run.start - run.velocity) == nil)
    }
  }

  @Test(
    "deceleration is within a distance of its end after the duration, and not before"
  )
  func duration() {
    let run = Deceleration(from: 0, velocity: 2000)
    let duration = run.duration(within: physics.stoppingDistance)
    #expect((run.finalPosition - run.position(at: duration)).isNear(0.5 / 3, within: 1e-6))
    #expect(run.finalPosition - run.position(at: duration - 0.01) > 0.5 / 3)
    #expect(Deceleration(from: 0, velocity: 0).duration(within: 0.1) == 0)
    #expect(Deceleration(from: 0, velocity: 0.01).duration(within: 0.1) == 0)
  }
}
