import RefreshWorld
import TestSupport
import Testing

@Suite("The spring back")
struct SpringBackTests {
  @Test("the spring back is critically damped with a stiffness of 100 and a mass of 1")
  func law() {
    let spring = SpringBack(displacement: -80, velocity: -300)
    for time in stride(from: 0.01, through: 1.5, by: 0.01) {
      let h = 1e-4
      let (before, after) = (spring.velocity(at: time - h), spring.velocity(at: time + h))
      let acceleration = (after - before) / (2 * h)
      let force = -100 * spring.displacement(at: time) - 20 * spring.velocity(at: time)
      #expect(abs(acceleration - force) < 0.01)
    }
    #expect(spring.displacement(at: 0) == -80)
    #expect(spring.velocity(at: 0).isNear(-300))
  }

  @Test("the spring back never swings past the edge from rest or from an outward push")
  func overshoot() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let side: Double = Bool.random(using: &random) ? 1 : -1
      let spring = SpringBack(
        displacement: side * random.number(0.001...400),
        velocity: side * random.number(0...4000)
      )
      #expect(spring.crossingTime == nil)
      for time in stride(from: 0.0, through: 2, by: 0.04) {
        #expect(side * spring.displacement(at: time) > 0)
      }
    }
  }

  @Test("the spring back gets nearer all the time from rest")
  func monotony() {
    let spring = SpringBack(displacement: 100, velocity: 0)
    for time in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(spring.displacement(at: time + 0.01) < spring.displacement(at: time))
    }
  }

  @Test("the spring back loses energy all the time")
  func energy() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let spring = SpringBack(
        displacement: random.number(-400...400),
        velocity: random.number(-4000...4000)
      )
      var last = Double.infinity
      for time in stride(from: 0.0, through: 2, by: 0.02) {
        let (x, v) = (spring.displacement(at: time), spring.velocity(at: time))
        let energy = v * v + 100 * x * x
        #expect(energy <= last)
        last = energy
      }
    }
  }

  @Test("the spring back crosses the edge if it is pushed toward it hard enough")
  func crossing() throws {
    let spring = SpringBack(displacement: -20, velocity: 900)
    let time = try #require(spring.crossingTime)
    #expect(abs(spring.displacement(at: time)) < 1e-9)
    #expect(spring.velocity(at: time) > 0)
    // At exactly the frequency times the distance it creeps to the edge and stays.
    #expect(SpringBack(displacement: -20, velocity: 200).crossingTime == nil)
    #expect(SpringBack(displacement: 0, velocity: 200).crossingTime == nil)
  }

  @Test("the list stays near the edge after the duration, and not before")
  func duration() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let spring = SpringBack(
        displacement: random.number(-400...400),
        velocity: random.number(-4000...4000)
      )
      let duration = spring.duration(within: 0.2)
      #expect(abs(spring.displacement(at: duration)).isNear(0.2, within: 1e-6))
      for later in stride(from: 0.001, through: 1, by: 0.05) {
        #expect(abs(spring.displacement(at: duration + later)) < 0.2)
      }
    }
    #expect(SpringBack(displacement: 0.1, velocity: 0).duration(within: 0.2) == 0)
  }

  @Test("the spring back takes about as long as a list on a device")
  func realism() {
    let duration = SpringBack(displacement: -60, velocity: 0).duration(within: 0.5 / 3)
    #expect(duration > 0.6 && duration < 0.9)
  }
}
