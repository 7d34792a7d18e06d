import RefreshWorld
import TestSupport
import Testing

@Suite("Exponential")
struct ExponentialTests {
  @Test("has the values that tables give")
  func knownValues() {
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.exp(1).isNear(2.718281828459045, within: 1e-15))
    #expect(Exponential.exp(-2).isNear(0.1353352832366127, within: 1e-16))
    #expect(Exponential.exp(100).isNear(2.6881171418161356e43, within: 1e-15))
    #expect(Exponential.log(1) == 0)
    #expect(Exponential.log(2).isNear(0.6931471805599453, within: 1e-16))
    #expect(Exponential.log(0.998).isNear(-0.0020020026706730793, within: 1e-18))
    #expect(Exponential.log(1e300).isNear(690.7755278982137, within: 1e-15))
  }

  @Test("goes to the ends of the numbers and not beyond")
  func ends() {
    #expect(Exponential.exp(710) == .infinity)
    #expect(Exponential.exp(709.7) < .infinity)
    #expect(Exponential.exp(-746) == 0)
    #expect(Exponential.exp(-740) > 0)
    #expect(Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(-.infinity) == 0)
    #expect(Exponential.exp(.nan).isNaN)
    #expect(Exponential.log(0) == -.infinity)
    #expect(Exponential.log(.infinity) == .infinity)
    #expect(Exponential.log(-1).isNaN)
    #expect(Exponential.log(.nan).isNaN)
    #expect(Exponential.log(.leastNonzeroMagnitude).isNear(-744.4400719213812, within: 1e-15))
  }

  @Test("is undone by its inverse", arguments: 1...8 as ClosedRange<UInt64>)
  func inverse(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let x = random.number(-700...700)
      #expect(Exponential.log(Exponential.exp(x)).isNear(x, within: 1e-15))
    }
  }

  @Test("turns sums into products", arguments: 1...8 as ClosedRange<UInt64>)
  func products(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (x, y) = (random.number(-20...20), random.number(-20...20))
      let product = Exponential.exp(x) * Exponential.exp(y)
      #expect((Exponential.exp(x + y) / product).isNear(1, within: 2e-14))
    }
  }
}
